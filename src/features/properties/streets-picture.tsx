/** Streets and blocks that stand nowhere, in the map's own colours: what a map's place shows before one is chosen. */
export function StreetsPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 176"
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-(--map-land)"
    >
      <g className="fill-(--map-block)">
        <path d="M-8-8h92v52l-92 14zM100-8h118v34l-118 16zM236-8h172v8L236 24zM-8 76l92-13v50l-92 12zM100 60l118-17v50l-118 16zM236 41l172-25v50L236 90zM-8 142l92-13v55H-8zM100 126l118-17v75H100zM236 107l104-15v92H236zM356 90l52-8v102h-52z" />
      </g>
      <path d="M252 58l56-8v24l-56 8z" className="fill-(--map-park)" />
      <g className="fill-none stroke-(--map-road)" strokeLinecap="round">
        <path strokeWidth="9" d="M-8 67l416-60M227-8v192" className="stroke-(--map-main)" />
        <path strokeWidth="6" d="M-8 134l416-60M92-8v192" />
        <path strokeWidth="4" d="M348 84v100M156 52v58M28 64v66" />
      </g>
    </svg>
  );
}
