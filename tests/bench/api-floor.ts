import Fastify from 'fastify';
import pg from 'pg';
import { CARD_PHOTOS, COUNT_CAP, PAGE_SIZE } from '../../contract/limits.ts';
import { connectionOf } from '../../server/db/postgres.ts';

/*
 * The baseline of `npm run bench -- --only api`: only Fastify and pg. Each request runs two
 * prepared queries on the same tables, and the database itself builds the cards as JSON.
 */

const PUBLIC = `p.status in ('published', 'reserved') and (p.ad_license_expires_at is null
  or p.ad_license_expires_at >= (now() at time zone 'Asia/Riyadh')::date)`;
const HERE = 'll_to_earth(p.latitude, p.longitude)';
const POINT = 'll_to_earth($1::float8, $2::float8)';

const LIST_IDS = {
  name: 'list',
  text: `select p.id, (select count(*)::int from (select 1 from properties p where ${PUBLIC}
      and p.yearly_price_halalas >= $1 limit ${COUNT_CAP + 1}) capped) total
    from properties p where ${PUBLIC} and p.yearly_price_halalas >= $1
    order by p.created_at desc, p.id desc limit ${PAGE_SIZE}`,
};
const NEAR_IDS = {
  name: 'near',
  text: `select id, earth_distance(here, ${POINT}) distance from (
      select p.id, ${HERE} here from properties p where ${PUBLIC} and p.latitude is not null
      and p.longitude is not null order by ${HERE} <-> ${POINT} limit ${PAGE_SIZE}) nearest
    order by distance, id desc`,
};
const place = (of: string) => `json_build_object('id', ${of}.id, 'name', ${of}.name_ar)`;
const CARDS = {
  name: 'cards',
  text: `select p.id, json_build_object(
      'id', p.id, 'title', p.title, 'price', p.price_halalas / 100, 'rentPeriod', p.rent_period,
      'purpose', p.purpose, 'propertyType', p.property_type, 'category', p.category,
      'status', p.status, 'heldUntil', null, 'roomsCount', p.rooms_count,
      'bathrooms', p.bathrooms, 'area', p.area, 'latitude', p.latitude, 'longitude', p.longitude,
      'isFeatured', p.is_featured, 'PropertyType', json_build_object('id', t.id, 'name', t.name_ar,
        'plural', t.name_ar_plural, 'icon', t.icon, 'category', t.category),
      'City', ${place('c')}, 'Neighborhood', ${place('n')}, 'Favorites', '[]'::json,
      'mediaFiles', photos.files, 'photosCount', photos.count)::text card
    from properties p join property_types t on t.id = p.type_id join cities c on c.id = p.city_id
    join neighborhoods n on n.id = p.neighborhood_id
    left join lateral (select count(*) count, json_agg(json_build_object('id', f.id,
        'filePath', f.path, 'thumbhash', f.thumbhash, 'alt', f.alt_ar) order by f.position)
        filter (where f.position < ${CARD_PHOTOS}) files
      from (select pp.position, i.* from property_pictures pp join pictures i on i.id = pp.picture_id
        where pp.property_id = p.id) f) photos on true
    where p.id = any($1)`,
};

const pool = new pg.Pool({ ...connectionOf(process.env.DATABASE_URL ?? ''), max: 10 });
const app = Fastify();

async function cardsOf(ids: number[]): Promise<string> {
  const { rows } = await pool.query({ ...CARDS, values: [ids] });
  const byId = new Map(rows.map(({ id, card }: { id: number; card: string }) => [id, card]));
  return ids.map((id) => byId.get(id)).join(',');
}

app.get('/readyz', async () => 'ok');
app.get<{ Querystring: { priceFrom: string } }>('/api/properties/list', async ({ query }, reply) => {
  const { rows } = await pool.query({ ...LIST_IDS, values: [Number(query.priceFrom) * 100] });
  const cards = await cardsOf(rows.map(({ id }: { id: number }) => id));
  return reply.type('application/json').send(`{"properties":[${cards}],"total":${rows[0]?.total ?? 0}}`);
});
app.get<{ Querystring: { latitude: string; longitude: string } }>(
  '/api/properties/nearYou',
  async ({ query }, reply) => {
    const { rows } = await pool.query({
      ...NEAR_IDS,
      values: [Number(query.latitude), Number(query.longitude)],
    });
    const cards = await cardsOf(rows.map(({ id }: { id: number }) => id));
    return reply.type('application/json').send(`{"properties":[${cards}]}`);
  },
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
