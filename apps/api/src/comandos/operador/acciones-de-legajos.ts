import { randomBytes } from 'node:crypto';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { ajustarCargos } from '../../modules/dinero/ordenes/ajustar-cargos.service.ts';
import {
  anularPorElColegio,
  confirmarPorElColegio,
  observarLegajo,
  visarLegajo,
} from '../../modules/legajos/colegio/colegio.service.ts';
import {
  anularTimbrado,
  registrarTimbradoExterno,
  type SelloRegistrado,
  sellarPrepago,
} from '../../modules/legajos/colegio/timbrados.service.ts';
import { accion } from './accion.ts';
import { CONTRATO, findContrato, findLegajo, LEGAJO } from './buscar-legajo.ts';
import { leerFecha, leerImporte, leerTexto } from './leer-valores.ts';

const SEDE = 'Sede del Colegio';
/** A public code takes 192 bits. */
const BYTES_DE_CODIGO = 24;

const comparado = ({ debido, importe }: SelloRegistrado): string => {
  const diferencia = new Decimal(importe).minus(debido);
  const se = `Se pagó ${formatImporte(importe)}`;
  if (diferencia.isZero()) return `${se}, lo que se debía.`;
  const cuanto = `${formatImporte(diferencia.abs().toFixed(2))} ${diferencia.isNegative() ? 'menos' : 'más'}`;
  return `${se}; se debían ${formatImporte(debido)}: ${cuanto}.`;
};

export const ACCIONES_DE_LEGAJOS = {
  confirmar: accion({
    resumen: 'confirma un legajo en borrador de modalidad especial; los demás los confirma su matriculado',
    permiso: 'legajos.confirmar',
    opciones: { legajo: LEGAJO },
    hacer: async (db, { legajo }, circunstancia) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      await confirmarPorElColegio(db, { ...circunstancia, ajustarCargos, legajo_id });
      return `${nombre}: confirmado.`;
    },
  }),
  visar: accion({
    resumen: 'visa lo confirmado que todavía no lo está y emite su CVD',
    permiso: 'legajos.visar',
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
    permiso: 'legajos.observar',
    opciones: {
      legajo: LEGAJO,
      texto: { ejemplo: '"Falta la partida"', explica: 'qué tiene que corregir' },
      campo: { ejemplo: 'Partida', explica: 'de qué dato del legajo se trata; sin él, del entero', opcional: true },
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
    permiso: 'legajos.sellar',
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
    permiso: 'legajos.timbrado_externo',
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
      const registrado = await registrarTimbradoExterno(db, {
        ...circunstancia,
        ajustarCargos,
        legajo_id,
        ...cual,
        sello,
      });
      return `${nombre}: timbrado externo registrado. ${comparado(registrado)}`;
    },
  }),
  'anular-timbrado': accion({
    resumen: 'anula el timbrado de un contrato sin visar, registrado por error',
    permiso: 'legajos.sellar',
    opciones: {
      legajo: LEGAJO,
      motivo: { ejemplo: '"Era de otro legajo"', explica: 'por qué' },
      contrato: CONTRATO,
    },
    hacer: async (db, { legajo, motivo, contrato }, circunstancia) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      const cual = await findContrato(db, legajo_id, contrato);
      const pedido = { ...circunstancia, legajo_id, ...cual, motivo: leerTexto('motivo', motivo) };
      const { numero } = await anularTimbrado(db, pedido);
      return `${nombre}: timbrado ${numero} anulado.`;
    },
  }),
  anular: accion({
    resumen: 'anula un legajo en cualquier estado menos borrador',
    permiso: 'legajos.anular',
    opciones: { legajo: LEGAJO, motivo: { ejemplo: '"A pedido del comitente"', explica: 'por qué' } },
    hacer: async (db, { legajo, motivo }, circunstancia) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      await anularPorElColegio(db, { ...circunstancia, ajustarCargos, legajo_id, motivo: leerTexto('motivo', motivo) });
      return `${nombre}: anulado.`;
    },
  }),
} as const;
