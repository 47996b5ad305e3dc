import { esMedioEnLinea } from '@colega/domain/cupones';
import { sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { externoRepetido, renglonGuardado } from '../cobros/cobranzas.repository.ts';
import { type CobroDeCaja, type Consulta, FallaDePasarela, type Pasarelas } from '../pasarelas/pasarela.ts';
import {
  CONTROLES,
  correrControl,
  findCobradosDesde,
  findCobroConocido,
  findIntencionesDesde,
  findRenglonesConocidos,
} from './diferencias.repository.ts';

const DIA_MS = 86_400_000;
const A_LA_VEZ = 8;

export type Diferencias = { titulo: string; lineas: string[] }[];

/** What does not agree among orders, items, operations, receipts and ledger, and with the providers over the last days. */
export const conciliar = async (
  db: Db,
  pasarelas: Pasarelas,
  { ahora, hoy, dias }: Momento & { dias: number },
): Promise<Diferencias> => {
  const propias: Diferencias = [];
  for (const control of CONTROLES) propias.push({ titulo: control.titulo, lineas: await correrControl(db, control) });
  const desde = new Date(ahora.getTime() - dias * DIA_MS);
  const deProveedores = [
    { titulo: 'Lo que dicen los proveedores', lineas: await compararIntenciones(db, pasarelas, desde) },
    {
      titulo: 'Lo que dicen las cobranzas',
      lineas: await compararCobranzas(db, pasarelas, sumarDias(hoy, -dias), hoy),
    },
  ];
  return [...propias, ...deProveedores].filter(({ lineas }) => lineas.length > 0);
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
    const diferencia = diferenciaCon(await pasarela.consultar(intencion), intencion.pagos);
    return diferencia && `${nombreDe(intencion)}: ${diferencia}`;
  } catch (error) {
    if (error instanceof FallaDePasarela) return `${nombreDe(intencion)}: no se pudo preguntar (${error.message})`;
    throw error;
  }
};

const nombreDe = ({ numero_boleta, medio, externo, referencia }: Intencion): string =>
  `cupón ${numero_boleta}, ${medio} ${externo ?? referencia}`;

const diferenciaCon = ({ estado, cobro }: Consulta, pagos: Intencion['pagos']): string | null => {
  const [primero] = pagos;
  if (estado !== 'aprobado' || !cobro) return primero ? `acreditado, y su proveedor dice «${estado}»` : null;
  const pago = pagos.find(({ externo }) => externo === cobro.externo);
  if (!pago) return `su proveedor cobró ${cobro.importe} (${cobro.externo}) y no está acreditado`;
  return pago.importe === cobro.importe ? null : `su proveedor cobró ${cobro.importe} y se acreditó ${pago.importe}`;
};

const compararCobranzas = async (db: Db, { cobranzas }: Pasarelas, desde: string, hasta: string): Promise<string[]> => {
  if (!cobranzas) return [];
  try {
    const { cobros: listados, ilegibles } = await cobranzas.listar(desde, hasta);
    const cobros = listados.filter(({ medio }) => !esMedioEnLinea(medio));
    return [
      ...(await sinAcreditar(db, cobros)),
      ...(await sinCobrar(db, cobros, sumarDias(desde, 1))),
      ...(await sinAnotar(db, ilegibles)),
    ];
  } catch (error) {
    if (error instanceof FallaDePasarela) return [`no se pudo preguntar (${error.message})`];
    throw error;
  }
};

const sinAcreditar = async (db: Db, cobros: readonly CobroDeCaja[]): Promise<string[]> => {
  const lineas: string[] = [];
  for (const cobro of cobros) {
    const { medio, externo, importe, numero_boleta } = cobro;
    const conocido = await findCobroConocido(db, cobro);
    if (conocido !== importe)
      lineas.push(`cupón ${numero_boleta}, ${medio} ${externo}: cobrado ${importe}, ${conocido ?? 'sin acreditar'}`);
  }
  return lineas;
};

/** What came in as collected, and its collector does not list. */
const sinCobrar = async (db: Db, cobros: readonly CobroDeCaja[], desde: string): Promise<string[]> => {
  const listados = new Set(
    cobros.flatMap((cobro) => [cobro.externo, externoRepetido(cobro)].map((externo) => `${cobro.medio} ${externo}`)),
  );
  return (await findCobradosDesde(db, desde))
    .filter(({ medio, externo }) => !listados.has(`${medio} ${externo}`))
    .map(({ numero_boleta, medio, externo }) => `cupón ${numero_boleta}, ${medio} ${externo}: acreditado, y no figura`);
};

/** A line that cannot be read is not lost while the college has it to look at. */
const sinAnotar = async (db: Db, ilegibles: readonly string[]): Promise<string[]> => {
  const renglones = ilegibles.map(renglonGuardado);
  const conocidos = await findRenglonesConocidos(db, renglones);
  return renglones.filter((renglon) => !conocidos.has(renglon)).map((renglon) => `renglón ilegible: ${renglon.trim()}`);
};
