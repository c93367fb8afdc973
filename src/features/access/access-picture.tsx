/** A Najdi house in the evening. Not fetched where it is hidden. */
export function AccessPicture({ priority = false }: { priority?: boolean }) {
  return (
    <picture>
      <source type="image/avif" srcSet="/art/login.avif" />
      <img
        src="/art/login.webp"
        alt=""
        width={780}
        height={500}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className="size-full object-cover object-[50%_60%]"
      />
    </picture>
  );
}
