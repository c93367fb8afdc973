-- Text as people search it, as foldText of contract/fold-text.ts, which also says why: one letter for each that Persian,
-- Urdu, Kurdish and PDF sources write for an Arabic one. lower() by "C" folds ASCII alone, and so alike on every server.
create or replace function fold_arabic(input text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    lower(regexp_replace(
      normalize(regexp_replace(input, '[\ufc5e-\ufc63\ufe70-\ufe7f]', '', 'g'), NFKD),
      '[\u00ad\u0300-\u036f\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]',
      '', 'g') collate "C"),
    'ٱٲٳٮٻپڀٹٺټٽٿڃڄچڇڿځڂڅڈډڊڋڍڐۮڌڎڏڑڒړڔڕږۯژڗڙښڛڜۺڝڞۻڟڠۼڡڢڣڤڥڦٯڧڨڪګکڬڭڮگڰڱڲڳڴڵڶڷڸںڹڻڼڽةھہۃەۿۄۅۆۇۈۉۊۋۏىیۍێېۑےؠؽؾؿ’‘ʼ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اااببببتتتتتجججججححخدددددددذذذرررررررزززسسششصضضظغغففففففقققككككككككككككللللنننننههههههوووووووووييييييييييي''''''01234567890123456789'
  )
$$;
--> statement-breakpoint
reindex index users_names;
--> statement-breakpoint
update properties set search = '' where search is distinct from coalesce(property_search_text(properties), '');
