import { fechaDelMes } from './fecha-del-mes.ts';
import { enPesos } from './libro-del-mes.ts';
import {
  type ArchivoDelMes,
  type FallaDeArchivo,
  type FallaPedida,
  NUMERO_DE_SU_RED,
  type OrigenDelMes,
  type RenglonDelMes,
} from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';

/** How the world outside calls each. */
const AFUERA: Readonly<Record<OrigenDelMes, string>> = { siro: 'siro', redLink: 'redLink', provincia: 'banco' };

type QueArchivo = Pick<ArchivoDelMes, 'origen' | 'dia'>;

/** The number that it has in its file. */
export const numeroDe = (
  obra: ObraDelMes,
  { origen }: Pick<ArchivoDelMes, 'origen'>,
  { numero, cupones, reversa }: Pick<RenglonDelMes, 'numero' | 'cupones' | 'reversa'>,
): string => {
  const [indice] = cupones;
  if (origen === 'provincia' || numero !== NUMERO_DE_SU_RED || indice === undefined) return numero;
  return `${obra.numeroEn(origen, indice)}${reversa ? ', lo que deshizo' : ''}`;
};

const comoSePide = (pesos: string): string => pesos.replace('.', ',');

/** What moved at the bank, in its order; and the number that it gave to each. */
const moverEnElBanco = async ({ sandbox }: ObraDelMes, { limpios }: ArchivoDelMes) => {
  const movimientos = limpios.map(({ dia, importe, numero, detalle }) => ({
    ...{ dia, numero, detalle, importe: comoSePide(enPesos(importe)) },
  }));
  const { ids } = (await sandbox.control('banco', { movimientos })) as { ids: number[] };
  return new Map(limpios.map((renglon, i) => [renglon, ids[i]]));
};

const pedirFallas = ({ sandbox }: ObraDelMes, { origen, dia }: QueArchivo, fallas: readonly object[]) =>
  sandbox.control('rendiciones', { origen: AFUERA[origen], dia: fechaDelMes(dia), fallas });

/** Whoever collected, or the bank, knows all that it took on the day, and what it will write wrong of it. */
export const prepararArchivo = async (obra: ObraDelMes, archivo: ArchivoDelMes): Promise<void> => {
  const { origen, pedidas } = archivo;
  const ids = origen === 'provincia' ? await moverEnElBanco(obra, archivo) : null;
  const cualEs = ({ cupones }: RenglonDelMes): number => obra.emitido(cupones[0] ?? -1).boleta;
  const comoFalla = ({ renglon, clase, numero, boleta, importe }: FallaPedida) => ({
    clase,
    ...(renglon && { cual: ids ? ids.get(renglon) : cualEs(renglon) }),
    ...(numero !== undefined && { numero }),
    ...(boleta !== undefined && { cupon: boleta }),
    ...(importe !== undefined && { importe: comoSePide(enPesos(importe)) }),
  });
  if (pedidas.length > 0) await pedirFallas(obra, archivo, pedidas.map(comoFalla));
};

/** As its collector or its bank writes it. */
export const bajarArchivo = ({ sandbox }: ObraDelMes, { origen, dia }: QueArchivo): Promise<Buffer> =>
  sandbox.bajar(`/rendiciones/${AFUERA[origen]}/${fechaDelMes(dia)}`);

/** The next one that is asked for, and no other, is wrong that way. */
export const bajarMal = async (
  obra: ObraDelMes,
  archivo: QueArchivo,
  clase: FallaDeArchivo,
  mas: object = {},
): Promise<Buffer> => {
  await pedirFallas(obra, archivo, [{ clase, veces: 1, ...mas }]);
  return bajarArchivo(obra, archivo);
};
