import { sumarDias } from '@colega/domain/fechas';
import { Decimal } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enUnMomento, quitarPlazo } from '../../../db/transaccion.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { renglonGuardado } from '../cobros/cobranzas.repository.ts';
import { findRenglon, type RenglonDeCobranza } from '../cobros/renglones.repository.ts';
import { type CobroDeCaja, type Consulta, FallaDePasarela, type Pasarelas } from '../pasarelas/pasarela.ts';
import {
  CONTROLES,
  correrControl,
  findCobradosEntre,
  findIntencionesDesde,
  findRenglonesConocidos,
} from './diferencias.repository.ts';

const DIA_MS = 86_400_000;
const A_LA_VEZ = 8;
/** A payment on SIRO's page is in its listing by then (S-463). */
const DIAS_HASTA_LISTAR = 3;

const DE_PROVEEDORES = 'Lo que dicen los proveedores';
const DE_COBRANZAS = 'Lo que dicen las cobranzas';
/** One line of these is one payment, whatever else they say; those of the others have sums that move with each payment. */
export const DE_AFUERA: readonly string[] = [DE_PROVEEDORES, DE_COBRANZAS];

export type Diferencias = { titulo: string; lineas: string[] }[];

export const conciliar = async (
  db: Db,
  pasarelas: Pasarelas,
  { ahora, hoy, dias }: Momento & { dias: number },
): Promise<Diferencias> => {
  const propias = await enUnMomento(db, compararLoPropio);
  const desde = new Date(ahora.getTime() - dias * DIA_MS);
  const deProveedores = [
    { titulo: DE_PROVEEDORES, lineas: await compararIntenciones(db, pasarelas, desde) },
    {
      titulo: DE_COBRANZAS,
      lineas: await compararCobranzas(db, pasarelas, sumarDias(hoy, -dias), hoy),
    },
  ];
  return [...propias, ...deProveedores].filter(({ lineas }) => lineas.length > 0);
};

/** All of one moment: a payment that comes in meanwhile is in no difference. */
const compararLoPropio = async (foto: Db): Promise<Diferencias> => {
  await quitarPlazo(foto);
  const propias: Diferencias = [];
  for (const control of CONTROLES) propias.push({ titulo: control.titulo, lineas: await correrControl(foto, control) });
  return propias;
};

type Intencion = Awaited<ReturnType<typeof findIntencionesDesde>>[number];

const compararIntenciones = async (db: Db, pasarelas: Pasarelas, desde: Date): Promise<string[]> => {
  const intenciones = await findIntencionesDesde(db, desde);
  const lineas: string[] = [];
  for (let i = 0; i < intenciones.length; i += A_LA_VEZ) {
    const lote = intenciones.slice(i, i + A_LA_VEZ);
    lineas.push(...(await Promise.all(lote.map((una) => compararIntencion(pasarelas, una)))).filter((l) => l !== null));
  }
  return lineas;
};

const compararIntencion = async (pasarelas: Pasarelas, intencion: Intencion): Promise<string | null> => {
  const pasarela = pasarelas.enLinea[intencion.medio];
  if (!pasarela)
    return intencion.pagos.length === 0 ? null : `${nombreDe(intencion)}: su proveedor no está configurado`;
  try {
    const diferencia = diferenciaCon(await pasarela.consultar(intencion), intencion);
    return diferencia && `${nombreDe(intencion)}: ${diferencia}`;
  } catch (error) {
    if (error instanceof FallaDePasarela) return `${nombreDe(intencion)}: no se pudo preguntar (${error.message})`;
    throw error;
  }
};

const nombreDe = ({ numero_boleta, medio, externo, referencia }: Intencion): string =>
  `cupón ${numero_boleta}, ${medio} ${externo ?? referencia}`;

const diferenciaCon = (
  { estado, cobro, devolucion }: Consulta,
  { pagos, devuelto }: Pick<Intencion, 'pagos' | 'devuelto'>,
): string | null => {
  const [primero] = pagos;
  if (estado !== 'aprobado' || !cobro) return primero ? `acreditado, y su proveedor dice «${estado}»` : null;
  const pago = pagos.find(({ externo }) => externo === cobro.externo);
  if (!pago) return `su proveedor cobró ${cobro.importe} (${cobro.externo}) y no está acreditado`;
  if (pago.importe !== cobro.importe) return `su proveedor cobró ${cobro.importe} y se acreditó ${pago.importe}`;
  const devolvio = devolucion?.importe ?? '0.00';
  return new Decimal(devolvio).eq(devuelto) ? null : `su proveedor devolvió ${devolvio} y se anotó ${devuelto}`;
};

const compararCobranzas = async (db: Db, { cobranzas }: Pasarelas, desde: string, hasta: string): Promise<string[]> => {
  if (!cobranzas) return [];
  try {
    const { cobros, ilegibles } = await cobranzas.listar(desde, hasta);
    const listados: Listado[] = [];
    for (const cobro of cobros) listados.push({ cobro, renglon: await findRenglon(db, cobro) });
    return [
      ...listados
        .filter(estaSinAcreditar)
        .map(({ cobro }) => `${nombreDeCobro(cobro)}: cobrado ${cobro.importe}, sin acreditar`),
      ...(await sinCobrar(db, listados, { desde: sumarDias(desde, 1), hasta })),
      ...(await sinAnotar(db, ilegibles)),
    ];
  } catch (error) {
    if (error instanceof FallaDePasarela) return [`no se pudo preguntar (${error.message})`];
    throw error;
  }
};

type Listado = { cobro: CobroDeCaja; renglon: RenglonDeCobranza | undefined };

const estaSinAcreditar = ({ renglon }: Listado): boolean =>
  !renglon || (renglon.operacion_id ?? renglon.cobro_id) === null;

const nombreDeCobro = ({
  numero_boleta,
  medio,
  externo,
}: Pick<CobroDeCaja, 'numero_boleta' | 'medio' | 'externo'>): string => `cupón ${numero_boleta}, ${medio} ${externo}`;

const sinCobrar = async (
  db: Db,
  listados: readonly Listado[],
  { desde, hasta }: { desde: string; hasta: string },
): Promise<string[]> => {
  const emparejadas = new Set(listados.map(({ renglon }) => renglon?.operacion_id));
  const numeros = new Set(listados.map(({ cobro: { medio, externo } }) => `${medio} ${externo}`));
  const limite = sumarDias(hasta, -DIAS_HASTA_LISTAR);
  return (await findCobradosEntre(db, desde, hasta))
    .filter(({ medio, dia }) => medio !== 'online' || dia <= limite)
    .filter(({ id, medio, externo }) => !emparejadas.has(id) && !numeros.has(`${medio} ${externo.split('/')[0]}`))
    .map((cobro) => `${nombreDeCobro(cobro)}: acreditado, y no figura`);
};

const sinAnotar = async (db: Db, ilegibles: readonly string[]): Promise<string[]> => {
  const renglones = ilegibles.map(renglonGuardado);
  const conocidos = await findRenglonesConocidos(db, renglones);
  return renglones.filter((renglon) => !conocidos.has(renglon)).map((renglon) => `renglón ilegible: ${renglon.trim()}`);
};
