import { expect, test } from 'vitest';
import type { Bloque, Membrete } from './carta.ts';
import { redactar } from './redactar.tsx';

const DEL_COLEGIO = {
  ...{ pie: 'Ley 10.405 & sus normas', despedida: 'Hasta pronto.', saludo: 'Hola, {nombre}:' },
  ...{ color: null, color_oscuro: null, marca_url: null },
};
const MEMBRETE = {
  colegio: {
    nombre: 'Colegio <de> Prueba',
    domicilio: 'Calle 1',
    telefono: '555-1',
    correo: 'hola@colegio.test',
    oficinas_url: 'https://portal.colegio.test/contacto',
    ...DEL_COLEGIO,
  },
  nombre: 'Ana "la" & Cía.',
  motivo: 'Recibís esta carta porque sí.',
};
const ENLACE = 'https://portal.colegio.test/app?uno=1&dos=2';
const CUERPO: Bloque[] = [
  { pares: [['Legajo', 'N.º 7']] },
  { parrafo: 'Se verifica en', enlace: ENLACE },
  { puntos: [{ titulo: 'Partida <1>', texto: 'Un renglón\ny otro' }] },
  { boton: 'Ver el legajo', enlace: ENLACE },
];
const carta = redactar({ datos: { legajo: '7' }, cuerpo: CUERPO }, 'Legajo {legajo} del {colegio} {nada}', MEMBRETE);

test('el asunto lleva los datos de la carta y el nombre del colegio; lo que no se conoce queda como está', () => {
  expect(carta.asunto).toBe('Legajo 7 del Colegio <de> Prueba {nada}');
});

const SIGNOS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const leer = (html: string): string =>
  html.replace(/<style>.*?<\/style>|<[^>]*>/gs, '').replace(/&[#\w]+;/g, (signo) => SIGNOS[signo] ?? signo);
const cuerpo = carta.html.slice(carta.html.indexOf('<body'));
const marcas = (patron: RegExp): string[] => [...cuerpo.matchAll(patron)].map(([, dentro = '']) => leer(dentro));

test('la página y el texto dicen lo mismo: saludo, cuerpo, enlaces, motivo y quién escribe', () => {
  const dicho = [`Hola, ${MEMBRETE.nombre}:`, 'N.º 7', 'Partida <1>', 'y otro', ENLACE, MEMBRETE.motivo];
  const { oficinas_url, saludo: _, ...colegio } = MEMBRETE.colegio;
  for (const uno of [...dicho, ...Object.values(colegio).filter((valor) => valor !== null)]) {
    expect(carta.texto).toContain(uno);
    expect(leer(cuerpo)).toContain(uno);
  }
  expect(carta.texto).toContain(oficinas_url);
  expect(marcas(/<a href="([^"]*)"/g)).toEqual([ENLACE, ENLACE, ENLACE, oficinas_url]);
});

test('quien la escucha la recorre: idioma, un título, sus puntos y los nombres de sus datos', () => {
  expect(carta.html).toMatch(/^<!doctype html><html lang="es-AR">/);
  expect(cuerpo).toMatch(/<td [^>]*lang="es-AR"/);
  expect(marcas(/<h1[^>]*>(.*?)<\/h1>/g)).toEqual([carta.asunto]);
  expect(marcas(/<h2[^>]*>(.*?)<\/h2>/g)).toEqual(['Partida <1>']);
  expect(marcas(/<th scope="row"[^>]*>(.*?)<\/th>/g)).toEqual(['Legajo']);
  // Screen readers must not announce layout tables.
  expect(marcas(/<table ([^>]*)>/g).filter((atributos) => !atributos.includes('presentation'))).toHaveLength(1);
  expect(marcas(/<img ([^>]*)>/g).filter((atributos) => !/alt="/.test(atributos))).toEqual([]);
});

test('en una lista de cartas se anticipa lo que dice, y no el saludo', () => {
  expect(leer(cuerpo).startsWith('Se verifica en')).toBe(true);
  expect(marcas(/<div aria-hidden="true"[^>]*>(.*?)<\/div>/g)).toEqual(['Se verifica en']);
});

/** As a college that says those of itself writes. */
const escrita = (cambios: Partial<Membrete['colegio']>, nombre = 'Ana') =>
  redactar({ datos: {}, cuerpo: CUERPO }, 'Una', {
    ...{ ...MEMBRETE, nombre },
    colegio: { ...MEMBRETE.colegio, ...cambios },
  });

test('saluda y termina como el Colegio dice; sin nombre, tampoco va su coma; sin despedida, nada', () => {
  const saludo = 'Estimado/a colega, {nombre}:';
  const { texto, html } = escrita({ saludo });
  for (const parte of [texto, leer(html)]) expect(parte).toContain('Estimado/a colega, Ana:');
  expect(texto.indexOf('Hasta pronto.')).toBeGreaterThan(texto.indexOf('Ver el legajo'));
  expect(escrita({ saludo }, '').texto.split('\n')[0]).toBe('Estimado/a colega:');
  expect(escrita({ saludo: '{nombre}:' }, '').texto.split('\n')[0]).toBe('Hola:');
  const sin = escrita({ despedida: '' });
  for (const parte of [sin.texto, sin.html]) expect(parte).not.toContain('Hasta pronto.');
  expect(sin.texto).not.toContain('\n\n\n');
});

test('la encabeza la marca del Colegio, con su nombre para quien no ve imágenes; sin marca, el nombre', () => {
  const marca_url = 'https://portal.colegio.test/marca/abc';
  const { html } = escrita({ marca_url });
  const [, src = '', alt = ''] = /<img src="([^"]*)" alt="([^"]*)"/.exec(html) ?? [];
  expect([src, leer(alt)]).toEqual([marca_url, MEMBRETE.colegio.nombre]);
  expect(html).not.toContain('◣');
  // One address for everybody: it tells nobody who opened the letter.
  expect(html.match(/<(img|link|script|iframe)|url\(|@import/gi)).toEqual(['<img']);
});

test('sin marca no pide nada a nadie: ni imágenes, ni letras, ni programas', () => {
  expect(carta.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
});

test('va en los colores del Colegio, de día y de noche; sin ellos, en los del programa', () => {
  const en = (color: string | null, color_oscuro: string | null): string => {
    const colegio = { ...MEMBRETE.colegio, color, color_oscuro, pie: '', despedida: '' };
    return redactar({ datos: {}, cuerpo: CUERPO }, 'Una', { ...MEMBRETE, colegio }).html;
  };
  const propia = en('#1b5e2b', '#a5d6a7');
  expect(propia).toContain('background:#1b5e2b');
  expect(propia).toContain('.k{background:#a5d6a7!important}');
  expect(propia).not.toMatch(/#064e6f|#82bdd6/);
  expect(en(null, null)).toContain('background:#064e6f');
  expect(en(null, null)).toContain('.k{background:#82bdd6!important}');
  expect(en(null, null)).not.toContain('Ley 10.405');
});

test('lo que no tiene más que su título no deja un renglón vacío', () => {
  const puntos = [
    { titulo: 'Uno', texto: '' },
    { titulo: 'Dos', texto: 'Con algo' },
  ];
  const { texto, html } = redactar({ datos: {}, cuerpo: [{ puntos }] }, 'Una', MEMBRETE);
  expect(texto).toContain('- Uno\n- Dos\n  Con algo\n');
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
});

test('dónde se elige qué cartas llegan es un enlace, y en el texto se lee', () => {
  const preferencias = 'https://portal.colegio.test/app/sesion/avisos';
  const { texto, html } = redactar({ datos: {}, cuerpo: CUERPO }, 'Una', { ...MEMBRETE, preferencias });
  const dicho = `${MEMBRETE.motivo} Qué cartas recibís lo elegís en ${preferencias}`;
  expect(texto).toContain(dicho);
  expect(leer(html)).toContain(dicho);
  expect(html).toContain(`<a href="${preferencias}"`);
});

test('de noche se lee todo: cada color que se da de día tiene el suyo', () => {
  const { html } = redactar({ datos: {}, cuerpo: CUERPO }, 'Una', { ...MEMBRETE, preferencias: ENLACE });
  const sinSuyo = [...html.matchAll(/<[a-z0-9]+ [^>]*[";]color:#[^>]*>/g)].filter(
    ([etiqueta]) => !/class="[^"]*\b[tga]\b/.test(etiqueta) && !etiqueta.includes('color:#ffffff'),
  );
  expect(sinSuyo.map(([etiqueta]) => etiqueta)).toEqual([]);
});

test('el título no deja un número solo en su renglón', () => {
  const { html, asunto } = redactar({ datos: { n: '7' }, cuerpo: [] }, 'Legajo N.º {n}', MEMBRETE);
  expect(asunto).toBe('Legajo N.º 7');
  expect(html).toContain('Legajo N.º\u00a07</h1>');
});
