CREATE TABLE "official_figures" (
	"city_id" integer NOT NULL,
	"neighborhood_id" integer,
	"type_id" integer NOT NULL,
	"month" date NOT NULL,
	"per_metre_halalas" bigint NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text NOT NULL,
	"source_day" date NOT NULL,
	CONSTRAINT "official_figures_of" UNIQUE NULLS NOT DISTINCT("city_id","type_id","neighborhood_id","month"),
	CONSTRAINT "official_figures_value" CHECK ("official_figures"."per_metre_halalas" > 0)
);
--> statement-breakpoint
ALTER TABLE "official_figures" ADD CONSTRAINT "official_figures_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_figures" ADD CONSTRAINT "official_figures_neighborhood_id_neighborhoods_id_fk" FOREIGN KEY ("neighborhood_id") REFERENCES "public"."neighborhoods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_figures" ADD CONSTRAINT "official_figures_type_id_property_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."property_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "official_figures_neighborhood" ON "official_figures" USING btree ("neighborhood_id");