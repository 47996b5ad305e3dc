import { fileURLToPath } from 'node:url';
import { type TipoDeCertificado, tramoDeTipo } from '@colega/domain/certificados';
import type { Plugin, Rolldown } from 'vite';
import certificados from '../../data/tipos-certificados.json' with { type: 'json' };
import { PANTALLAS, type Pantalla, patronDe } from './src/app/rutas.ts';

/** A screen's code comes with its page, not two trips later, and its heading is read meanwhile. */
export type Precarga = {
  patron: string;
  modulos: string[];
  estilos: string[];
  encabezado: string | null;
  conVolver: boolean;
}[];

const NOMBRES = new Map(
  certificados.map(({ type, nombre }) => [
    `/${tramoDeTipo(type as TipoDeCertificado)}`,
    `Nuevo certificado: ${nombre}`,
  ]),
);
const encabezadoDe = ({ path, encabezado }: Pantalla): string | null => {
  const [, tramo = ''] = /\/certificado\/new(\/\w+)$/.exec(path) ?? [];
  return encabezado ?? NOMBRES.get(tramo) ?? null;
};

const enSrc = (camino: string): string => fileURLToPath(new URL(`src/${camino}`, import.meta.url));
const INICIO = 'app/iniciar.tsx';
const AREA = ['app/area.tsx', 'app/con-habilidad.tsx', 'app/lo-primero.ts'];

type Salida = Rolldown.OutputBundle;
type Pieza = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const esPieza = (salida: Salida[string] | undefined): salida is Pieza => salida?.type === 'chunk';

/** Pieces that need each other: one of them runs before the other made what it takes from it. */
const exigirSinVueltas = (bundle: Salida): void => {
  const listas = new Set<string>();
  const seguir = (nombre: string, camino: readonly string[]): void => {
    const pieza = bundle[nombre];
    if (listas.has(nombre) || !esPieza(pieza)) return;
    if (camino.includes(nombre))
      throw new Error(`Piezas que se necesitan entre sí (grupos.ts): ${[...camino, nombre].join(' → ')}`);
    for (const otra of pieza.imports) seguir(otra, [...camino, nombre]);
    listas.add(nombre);
  };
  for (const nombre of Object.keys(bundle)) seguir(nombre, []);
};

/** A piece comes after those that it imports: in this order each is evaluated by itself (main.ts). */
const conLoQueImporta = (bundle: Salida, nombres: readonly string[]): Set<string> => {
  const vistas = new Set<string>();
  const enOrden = new Set<string>();
  const seguir = (nombre: string): void => {
    const pieza = bundle[nombre];
    if (vistas.has(nombre) || !esPieza(pieza)) return;
    vistas.add(nombre);
    for (const otra of pieza.imports) seguir(otra);
    enOrden.add(nombre);
  };
  for (const nombre of nombres) seguir(nombre);
  return enOrden;
};

const piezaDe = (bundle: Salida, modulo: string): string => {
  const pieza = Object.values(bundle).find((salida) => esPieza(salida) && salida.moduleIds.includes(modulo));
  if (!pieza) throw new Error(`No hay una pieza con ${modulo}`);
  return pieza.fileName;
};

const estilosDe = (bundle: Salida, modulos: readonly string[]): string[] => [
  ...new Set(modulos.flatMap((nombre) => [...((bundle[nombre] as Pieza).viteMetadata?.importedCss ?? [])])),
];

const lasDeSiempre = (bundle: Salida): Set<string> => {
  const entradas = Object.values(bundle).filter((salida) => esPieza(salida) && salida.isEntry);
  return conLoQueImporta(bundle, [...entradas.map(({ fileName }) => fileName), piezaDe(bundle, enSrc(INICIO))]);
};

/** It is kept on the device too, whose page is of no screen in particular (src/app/piezas.ts). */
const LISTA = 'precarga.json';
/** Those of a screen are written here by the server (apps/api/src/http/precarga.ts). */
const LUGAR = '<!--precarga-->';
const enlace = (rel: string, nombre: string, mas = ''): string =>
  `<link rel="${rel}"${mas} fetchpriority="low" crossorigin href="/${nombre}">`;

export const precarga = (): Plugin => ({
  name: 'colega-precarga',
  apply: 'build',
  // The entry asks for its pieces one after another (main.ts): named in every page, they are there by then.
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const noEsta = (nombre: string): boolean => !html.includes(`"/${nombre}"`);
      const modulos = [...lasDeSiempre(bundle)];
      const enlaces = [
        ...estilosDe(bundle, modulos)
          .filter(noEsta)
          .map((nombre) => enlace('preload', nombre, ' as="style"')),
        ...modulos.filter(noEsta).map((nombre) => enlace('modulepreload', nombre)),
      ];
      return html.replace(LUGAR, `${enlaces.join('')}${LUGAR}`);
    },
  },
  // This runs after Vite has taken out the pieces that only had styles.
  generateBundle: {
    order: 'post',
    handler(_opciones, bundle) {
      exigirSinVueltas(bundle);
      const yaVienen = lasDeSiempre(bundle);
      const deLaPantalla = (pantalla: Pantalla): Precarga[number] => {
        const { path, acceso, modulo, conVolver } = pantalla;
        const encabezado = encabezadoDe(pantalla);
        const propias = acceso === 'publica' ? [modulo] : [modulo, ...AREA];
        const piezas = conLoQueImporta(
          bundle,
          propias.map((id) => piezaDe(bundle, enSrc(id))),
        );
        const modulos = [...piezas].filter((nombre) => !yaVienen.has(nombre));
        // The heading is written into the page as it is.
        if (encabezado !== null && /[<>&"]/.test(encabezado))
          throw new Error(`El encabezado de ${path} no es solo texto`);
        return {
          patron: patronDe(path),
          modulos,
          estilos: estilosDe(bundle, modulos),
          encabezado,
          conVolver: conVolver ?? false,
        };
      };
      this.emitFile({
        type: 'asset',
        fileName: LISTA,
        source: JSON.stringify(PANTALLAS.map(deLaPantalla) satisfies Precarga),
      });
    },
  },
});
