import { esMedioEnLinea } from '@colega/domain/cupones';
import { sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import type { Momento } from '../../legajos/vida/autor.ts';
import { type Consulta, FallaDePasarela, type Pasarelas } from '../pasarelas/pasarela.ts';
import { CONTROLES, correrControl, findCobroConocido, findIntencionesDesde } from './diferencias.repository.ts';

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
  const lineas: string[] = [];
  try {
    for (const { medio, externo, importe, numero_boleta } of await cobranzas.listar(desde, hasta)) {
      if (esMedioEnLinea(medio)) continue;
      const conocido = await findCobroConocido(db, medio, externo);
      if (conocido !== importe)
        lineas.push(`cupón ${numero_boleta}, ${medio} ${externo}: cobrado ${importe}, ${conocido ?? 'sin acreditar'}`);
    }
  } catch (error) {
    if (!(error instanceof FallaDePasarela)) throw error;
    lineas.push(`no se pudo preguntar (${error.message})`);
  }
  return lineas;
};
