CREATE TABLE "place_figures" (
	"city_id" integer NOT NULL,
	"neighborhood_id" integer,
	"purpose" text NOT NULL,
	"type_id" integer NOT NULL,
	"rooms" integer,
	"month" date NOT NULL,
	"count" integer NOT NULL,
	"low_per_metre_halalas" bigint NOT NULL,
	"median_per_metre_halalas" bigint NOT NULL,
	"high_per_metre_halalas" bigint NOT NULL,
	"median_price_halalas" bigint NOT NULL,
	"reduced" integer NOT NULL,
	"days_listed" integer NOT NULL,
	"days_to_close" integer,
	CONSTRAINT "place_figures_of" UNIQUE NULLS NOT DISTINCT("city_id","purpose","type_id","neighborhood_id","rooms","month"),
	CONSTRAINT "place_figures_purpose" CHECK ("place_figures"."purpose" in ('for_rent', 'for_sale', 'for_investment'))
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "figured_on" date;--> statement-breakpoint
ALTER TABLE "place_figures" ADD CONSTRAINT "place_figures_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_figures" ADD CONSTRAINT "place_figures_neighborhood_id_neighborhoods_id_fk" FOREIGN KEY ("neighborhood_id") REFERENCES "public"."neighborhoods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_figures" ADD CONSTRAINT "place_figures_type_id_property_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."property_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_figures_kinds" ON "place_figures" USING btree ("city_id","neighborhood_id","month") WHERE "place_figures"."rooms" is null;