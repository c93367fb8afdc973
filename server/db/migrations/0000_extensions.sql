-- Nearest-first by an index (cube, earthdistance), search by parts of words (pg_trgm), and exclusion of
-- overlapping times per property (btree_gist). PGlite must be given them at creation too.
create extension if not exists cube;
--> statement-breakpoint
create extension if not exists earthdistance;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
-- Text as people search it: letters that are written one for the other are one (hamza on its seats, ta
-- marbuta, alif maqsura, the Persian kaf and ya of some keyboards), Western digits, lower case; without
-- vowel marks, tatweel and direction marks. What translate() finds no counterpart for, it drops.
-- lower() by "C" folds ASCII alone, and so alike on every server whatever its locale.
create function fold_arabic(input text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    lower(input collate "C"),
    'آأإٱةىؤئکی٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
      || U&'\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F'
      || U&'\0640\0670\200B\200C\200D\200E\200F\061C\202A\202B\202C\202D\202E\2066\2067\2068\2069',
    'ااااهيويكي01234567890123456789'
  )
$$;
