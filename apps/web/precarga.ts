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
const AREA = ['app/area.tsx', 'app/con-habilidad.tsx', 'app/lo-primero.ts'];

type Salida = Rolldown.OutputBundle;
type Pieza = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const esPieza = (salida: Salida[string] | undefined): salida is Pieza => salida?.type === 'chunk';

const conLoQueImporta = (bundle: Salida, nombres: readonly string[]): Set<string> => {
  const vistas = new Set<string>();
  const seguir = (nombre: string): void => {
    const pieza = bundle[nombre];
    if (vistas.has(nombre) || !esPieza(pieza)) return;
    vistas.add(nombre);
    for (const otra of pieza.imports) seguir(otra);
  };
  for (const nombre of nombres) seguir(nombre);
  return vistas;
};

const piezaDe = (bundle: Salida, modulo: string): string => {
  const pieza = Object.values(bundle).find((salida) => esPieza(salida) && salida.moduleIds.includes(modulo));
  if (!pieza) throw new Error(`No hay una pieza con ${modulo}`);
  return pieza.fileName;
};

export const precarga = (): Plugin => ({
  name: 'colega-precarga',
  apply: 'build',
  // This runs after Vite has taken out the pieces that only had styles.
  generateBundle: {
    order: 'post',
    handler(_opciones, bundle) {
      const entradas = Object.values(bundle).filter((salida) => esPieza(salida) && salida.isEntry);
      const yaVienen = conLoQueImporta(
        bundle,
        entradas.map(({ fileName }) => fileName),
      );
      const deLaPantalla = (pantalla: Pantalla): Precarga[number] => {
        const { path, acceso, modulo, conVolver } = pantalla;
        const encabezado = encabezadoDe(pantalla);
        const propias = acceso === 'publica' ? [modulo] : [modulo, ...AREA];
        const piezas = conLoQueImporta(
          bundle,
          propias.map((id) => piezaDe(bundle, enSrc(id))),
        );
        const modulos = [...piezas].filter((nombre) => !yaVienen.has(nombre));
        const estilos = modulos.flatMap((nombre) => [...((bundle[nombre] as Pieza).viteMetadata?.importedCss ?? [])]);
        // The heading is written into the page as it is.
        if (encabezado !== null && /[<>&"]/.test(encabezado))
          throw new Error(`El encabezado de ${path} no es solo texto`);
        return {
          patron: patronDe(path),
          modulos,
          estilos: [...new Set(estilos)],
          encabezado,
          conVolver: conVolver ?? false,
        };
      };
      this.emitFile({
        type: 'asset',
        fileName: '.vite/precarga.json',
        source: JSON.stringify(PANTALLAS.map(deLaPantalla) satisfies Precarga),
      });
    },
  },
});
