/**
 * The small pictures of empty, failed and offline screens (box 232 by 200). Colours are fixed, as
 * an <img> cannot read the page's tokens; all of them hold on light and on dark ground, so nothing
 * here is drawn in the colour of either page.
 */

const GREEN = '#2b7a5e';
const CLAY = '#c2603c';
const GOLD = '#e2b04a';
const SAND = '#e6d3b1';
const STONE = '#cdb58c';
const SHADE = '#a08a68';

const sign = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 232 200" width="232" height="200">${body}</svg>\n`;

const floor = `<ellipse cx="116" cy="184" rx="106" ry="9" fill="${SHADE}" opacity=".26"/>`;
const stars = `<path d="M18 62l6 11H12zM214 62l6 11h-12zM116 0l6 11h-12z" fill="${GOLD}"/>`;

const pot = (x: number) =>
  `<g fill="none" stroke="${GREEN}" stroke-width="5" stroke-linecap="round"><path d="M${x} 160c-1-18-7-28-14-33M${x} 160c0-22 1-34 3-44M${x} 160c2-16 9-23 17-26"/></g><path d="M${x - 12} 158h24l-4 26h-16z" fill="${CLAY}"/>`;

const tower = (x: number) =>
  `<path d="M${x} 182V84l44-18v116z" fill="${SAND}"/><path d="M${x + 44} 66l32 16v100h-32z" fill="${STONE}"/><path d="M${x + 13} 96l5 9h-10zM${x + 30} 90l5 9h-10zM${x + 13} 120l5 9h-10zM${x + 30} 115l5 9h-10z" fill="${SHADE}"/><path d="M${x + 14} 182v-24a8 8 0 0 1 16 0v24z" fill="${CLAY}"/>`;

const arch = `<path d="M36 184V96a80 76 0 0 1 160 0v88z" fill="${CLAY}" opacity=".24"/><path d="M56 184V100a60 57 0 0 1 120 0v84z" fill="#fbf3e4"/><path d="M56 184V100a60 57 0 0 1 120 0v12a60 57 0 0 0-120 0v72z" fill="${STONE}" opacity=".55"/>`;

export const SIGNS: Record<string, string> = {
  'empty-favourites': sign(
    `${floor}${arch}<path d="M116 160c-24-17-38-30-38-46 0-12 9-20 19-20 8 0 15 4 19 11 4-7 11-11 19-11 10 0 19 8 19 20 0 16-14 29-38 46z" fill="#c8502c"/><path d="M88 113c0-6 5-11 11-11" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/><ellipse cx="116" cy="176" rx="34" ry="4" fill="${STONE}" opacity=".7"/>${stars}${pot(22)}${pot(210)}`,
  ),
  'empty-results': sign(
    `${floor}<path d="M10 182V118l26-12v76z" fill="${SAND}"/><path d="M36 106l18 9v67H36z" fill="${STONE}"/><path d="M178 182v-78l26-11v89z" fill="${SAND}"/><path d="M204 93l18 9v80h-18z" fill="${STONE}"/><path d="M23 128l5 9H18zM23 148l5 9H18zM191 114l5 9h-10zM191 136l5 9h-10z" fill="${SHADE}"/><path d="M148 132l30 34" stroke="${CLAY}" stroke-width="15" stroke-linecap="round"/><circle cx="114" cy="94" r="52" fill="${GREEN}"/><circle cx="114" cy="94" r="40" fill="#e9f3ec"/><path d="M90 116V88l24-12v40z" fill="${SAND}"/><path d="M114 76l22 11v29h-22z" fill="${STONE}"/><path d="M98 116v-10a5 5 0 0 1 10 0v10z" fill="${CLAY}"/><path d="M84 76a36 36 0 0 1 18-16" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M190 40l6 11h-12zM34 62l6 11H28z" fill="${GOLD}"/>`,
  ),
  error: sign(
    `${floor}${tower(16)}<path d="M96 146c16 0 12-18 26-18" fill="none" stroke="${SHADE}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/><path d="M160 142a21 21 0 0 1-1-42 27 27 0 0 1 51 4 19 19 0 0 1-2 38z" fill="#dcece4" stroke="${GREEN}" stroke-width="4"/><circle cx="122" cy="106" r="21" fill="#fbe3df"/><path d="M114.500 98.500l15 15M129.500 98.500l-15 15" stroke="#b3261e" stroke-width="5.500" stroke-linecap="round"/><path d="M182 56l6 11h-12zM128 34l5 9h-10z" fill="${GOLD}"/>`,
  ),
  offline: sign(
    `${floor}<path d="M116 182V96" stroke="${SHADE}" stroke-width="8"/><path d="M92 184l24-74 24 74z" fill="${STONE}"/><path d="M116 110l24 74h-24z" fill="${SHADE}" opacity=".6"/><path d="M101 156h30M106 138h20" stroke="#fbf3e4" stroke-width="4"/><circle cx="116" cy="88" r="9" fill="${CLAY}"/><g fill="none" stroke="${GREEN}" stroke-width="7" stroke-linecap="round"><path d="M92 70a34 34 0 0 1 48 0"/><path d="M76 52a57 57 0 0 1 80 0" opacity=".6"/><path d="M60 34a80 80 0 0 1 112 0" opacity=".4"/></g><path d="M66 24l100 88" stroke="#b3261e" stroke-width="7" stroke-linecap="round"/>${pot(36)}${pot(196)}`,
  ),
  'not-found': sign(
    `${floor}<path d="M112 184V44h9v140z" fill="${SHADE}"/><path d="M40 56h96l18 17-18 17H40z" fill="${GREEN}"/><path d="M192 104h-96l-18 17 18 17h96z" fill="${CLAY}"/><path d="M58 66l5 9H53zM82 66l5 9H77zM106 66l5 9h-10zM126 114l5 9h-10zM150 114l5 9h-10zM174 114l5 9h-10z" fill="#fbf3e4"/><circle cx="116.500" cy="40" r="8" fill="${GOLD}"/><path d="M0 184c34-22 62-20 96-8s70 8 136-6v14z" fill="${STONE}" opacity=".75"/>${pot(28)}<path d="M200 40l6 11h-12zM22 36l6 11H16z" fill="${GOLD}"/>`,
  ),
};

/**
 * A missing photo: a quiet 4:3 ground with the town's outline; its tones sit between both themes'
 * wells.
 */
export const photoMissing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="#d9c9ab"/><circle cx="286" cy="104" r="34" fill="#efe2c8"/><path d="M0 236h34v-40h40v26h24v-70h46v84h22v-50h36v50h40v-92l34-14v106h28v-64h44v64h52v64H0z" fill="#c4b08c"/><path d="M0 244c80-26 150-20 220-6s120 8 180-8v70H0z" fill="#b39d77"/><g fill="none" stroke="#7a6648" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><rect x="160" y="110" width="80" height="66" rx="10"/><path d="M164 164l22-22 18 16 12-10 20 18"/><circle cx="216" cy="132" r="6"/></g></svg>
`;
