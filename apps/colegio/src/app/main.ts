import '@colega/web-kit/tema/fuentes.css';
import '@colega/web-kit/tema/tokens.css';
import '@colega/web-kit/tema/impresion.css';

/** Without network, or with a version that is there no more, the page says what to do. */
const decirQueNoVino = (): void => document.getElementById('sin-programa')?.removeAttribute('hidden');

import('./iniciar.tsx').then(({ iniciar }) => iniciar()).catch(decirQueNoVino);
