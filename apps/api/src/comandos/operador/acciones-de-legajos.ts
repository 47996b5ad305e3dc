import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { ajustarCargos } from '../../modules/dinero/ordenes/ajustar-cargos.service.ts';
import {
  anularPorElColegio,
  confirmarPorElColegio,
  observarLegajo,
  registrarTimbradoExterno,
  sellarPrepago,
  visarLegajo,
} from '../../modules/legajos/colegio/colegio.service.ts';
import { accion } from './accion.ts';
import { leerFecha, leerImporte, leerNumero, leerTexto } from './leer-valores.ts';

const LEGAJO = { ejemplo: '1042', explica: 'número del legajo' };
const CONTRATO = {
  ejemplo: '1',
  explica: 'cuál: 1 el original, 2 la primera ampliación…; sin él, el vigente',
  opcional: true,
} as const;
const SEDE = 'Sede del Colegio';
/** What a public code takes: 192 bits. */
const BYTES_DE_CODIGO = 24;

const findLegajo = async (db: Db, numero: string): Promise<{ legajo_id: number; nombre: string }> => {
  const numero_legajo = leerNumero('legajo', numero);
  const legajo = await db
    .selectFrom('legajos')
    .select('id')
    .where('numero_legajo', '=', numero_legajo)
    .executeTakeFirst();
  if (!legajo) throw new ErrorDeArranque(`No existe el legajo ${numero_legajo}.`);
  return { legajo_id: legajo.id, nombre: `Legajo ${numero_legajo}` };
};

/** A contract of a file by its place: its charges may be owed though an expansion came after it. */
const findContrato = async (db: Db, legajo_id: number, contrato: string): Promise<{ detalle_id?: number }> => {
  if (contrato === '') return {};
  const puesto = leerNumero('contrato', contrato);
  const detalle = await db
    .selectFrom('legajo_detalles')
    .select('id')
    .where('legajo_id', '=', legajo_id)
    .orderBy('id')
    .offset(puesto - 1)
    .limit(1)
    .executeTakeFirst();
  if (!detalle) throw new ErrorDeArranque(`El legajo no tiene un contrato ${puesto}.`);
  return { detalle_id: detalle.id };
};

export const ACCIONES_DE_LEGAJOS = {
  confirmar: accion({
    resumen: 'confirma un legajo en borrador de modalidad especial; los demás los confirma su matriculado',
    opciones: { legajo: LEGAJO },
    hacer: async (db, { legajo }, circunstancia) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      await confirmarPorElColegio(db, { ...circunstancia, ajustarCargos, legajo_id });
      return `${nombre}: confirmado.`;
    },
  }),
  visar: accion({
    resumen: 'visa lo confirmado que todavía no lo está y emite su CVD',
    opciones: { legajo: LEGAJO },
    hacer: async (db, { legajo }, circunstancia) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      const codigo = randomBytes(BYTES_DE_CODIGO).toString('base64url');
      const { numero, numero_control } = await visarLegajo(db, { ...circunstancia, legajo_id, codigo });
      return `${nombre}: visado ${numero}, número de control ${numero_control}.`;
    },
  }),
  observar: accion({
    resumen: 'pide al matriculado que corrija algo',
    opciones: {
      legajo: LEGAJO,
      texto: { ejemplo: '"Falta la partida"', explica: 'qué tiene que corregir' },
      campo: { ejemplo: 'Partida', explica: 'de qué dato se trata; sin él, del legajo entero', opcional: true },
    },
    hacer: async (db, { legajo, texto, campo }, circunstancia) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      const observacion = { texto: leerTexto('texto', texto), campo: campo ? leerTexto('campo', campo, 80) : null };
      await observarLegajo(db, { ...circunstancia, legajo_id, ...observacion });
      return `${nombre}: observado.`;
    },
  }),
  sellar: accion({
    resumen: 'timbra un contrato que ya pagó su cupón',
    opciones: {
      legajo: LEGAJO,
      lugar: { ejemplo: '"Sede La Plata"', explica: 'dónde se timbra', opcional: true },
      contrato: CONTRATO,
    },
    hacer: async (db, { legajo, lugar, contrato }, circunstancia) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      const cual = await findContrato(db, legajo_id, contrato);
      const sello = { lugar: leerTexto('lugar', lugar || SEDE, 80) };
      await sellarPrepago(db, { ...circunstancia, legajo_id, ...cual, ...sello });
      return `${nombre}: contrato timbrado.`;
    },
  }),
  'timbrado-externo': accion({
    resumen: 'registra el timbrado de ARBA de un contrato',
    opciones: {
      legajo: LEGAJO,
      numero: { ejemplo: 'R-550P-123', explica: 'número del comprobante' },
      importe: { ejemplo: '25.000,50', explica: 'lo que se pagó' },
      fecha: { ejemplo: '2026-11-20', explica: 'cuándo; sin ella, hoy', opcional: true },
      lugar: { ejemplo: '"ARBA, La Plata"', explica: 'dónde', opcional: true },
      contrato: CONTRATO,
    },
    hacer: async (db, { legajo, numero, importe, fecha, lugar, contrato }, circunstancia) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      const cual = await findContrato(db, legajo_id, contrato);
      const sello = {
        numero: leerTexto('numero', numero, 40),
        importe: leerImporte('importe', importe),
        fecha: leerFecha('fecha', fecha, circunstancia.hoy),
        lugar: leerTexto('lugar', lugar || 'ARBA', 80),
      };
      if (sello.fecha > circunstancia.hoy) throw new ErrorDeArranque('--fecha no puede ser mayor a la actual.');
      await registrarTimbradoExterno(db, { ...circunstancia, ajustarCargos, legajo_id, ...cual, sello });
      return `${nombre}: timbrado externo registrado.`;
    },
  }),
  anular: accion({
    resumen: 'anula un legajo en cualquier estado menos borrador',
    opciones: { legajo: LEGAJO, motivo: { ejemplo: '"A pedido del comitente"', explica: 'por qué' } },
    hacer: async (db, { legajo, motivo }, circunstancia) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      await anularPorElColegio(db, { ...circunstancia, ajustarCargos, legajo_id, motivo: leerTexto('motivo', motivo) });
      return `${nombre}: anulado.`;
    },
  }),
} as const;
