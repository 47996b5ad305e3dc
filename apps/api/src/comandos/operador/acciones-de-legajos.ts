import { Decimal, formatImporte } from '@colega/domain/importes';
import { type ComandoDeLegajo, TABLA_DE_ACCIONES } from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { ajustarCargos } from '../../modules/dinero/ordenes/ajustar-cargos.service.ts';
import { codigoPublico } from '../../modules/legajos/colegio/codigo-publico.ts';
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
import type { AccionDeOperador, Circunstancia, OpcionDeAccion } from './accion.ts';
import { CONTRATO, findContrato, findLegajo, LEGAJO } from './buscar-legajo.ts';
import { leerFecha, leerImporte, leerTexto } from './leer-valores.ts';

const SEDE = 'Sede del Colegio';

const comparado = ({ debido, importe }: SelloRegistrado): string => {
  const diferencia = new Decimal(importe).minus(debido);
  const se = `Se pagó ${formatImporte(importe)}`;
  if (diferencia.isZero()) return `${se}, lo que se debía`;
  const cuanto = `${formatImporte(diferencia.abs().toFixed(2))} ${diferencia.isNegative() ? 'menos' : 'más'}`;
  return `${se}; se debían ${formatImporte(debido)}: ${cuanto}`;
};

type Contrato = { legajo_id: number; version: null; detalle_id?: number };

type Comando<O extends string = string> = {
  opciones: Readonly<Record<O, OpcionDeAccion>>;
  hacer(db: Db, cual: Contrato, valores: Readonly<Record<O, string>>, c: Circunstancia): Promise<string>;
};

const comando = <O extends string>(definicion: Comando<O>): Comando => definicion as unknown as Comando;

const COMANDOS: Readonly<Record<ComandoDeLegajo, Comando>> = {
  confirmar: comando({
    opciones: {},
    hacer: async (db, cual, _, c) => {
      await confirmarPorElColegio(db, { ...c, ajustarCargos, ...cual });
      return 'confirmado';
    },
  }),
  visar: comando({
    opciones: {},
    hacer: async (db, cual, _, c) => {
      const visado = { ...c, ...cual, codigo: codigoPublico() };
      const { numero, numero_control } = await visarLegajo(db, visado);
      return `visado ${numero}, número de control ${numero_control}`;
    },
  }),
  observar: comando({
    opciones: {
      texto: { ejemplo: '"Falta la partida"', explica: 'qué tiene que corregir' },
      campo: { ejemplo: 'Partida', explica: 'de qué dato del legajo se trata; sin él, del entero', opcional: true },
    },
    hacer: async (db, cual, { texto, campo }, c) => {
      const observacion = { texto: leerTexto('texto', texto), campo: campo ? leerTexto('campo', campo, 80) : null };
      await observarLegajo(db, { ...c, ...cual, observaciones: [observacion] });
      return 'observado';
    },
  }),
  sellar: comando({
    opciones: {
      lugar: { ejemplo: '"Sede La Plata"', explica: 'dónde se timbra', opcional: true },
      contrato: CONTRATO,
    },
    hacer: async (db, cual, { lugar }, c) => {
      await sellarPrepago(db, { ...c, ...cual, lugar: leerTexto('lugar', lugar || SEDE, 80) });
      return 'contrato timbrado';
    },
  }),
  'timbrado-externo': comando({
    opciones: {
      numero: { ejemplo: 'R-550P-123', explica: 'número del comprobante' },
      importe: { ejemplo: '25.000,50', explica: 'lo que se pagó' },
      fecha: { ejemplo: '2026-11-20', explica: 'cuándo; sin ella, hoy', opcional: true },
      lugar: { ejemplo: '"ARBA, La Plata"', explica: 'dónde', opcional: true },
      contrato: CONTRATO,
    },
    hacer: async (db, cual, { numero, importe, fecha, lugar }, c) => {
      const sello = {
        numero: leerTexto('numero', numero, 40),
        importe: leerImporte('importe', importe),
        fecha: leerFecha('fecha', fecha, c.hoy),
        lugar: leerTexto('lugar', lugar || 'ARBA', 80),
      };
      const registrado = await registrarTimbradoExterno(db, { ...c, ajustarCargos, ...cual, sello });
      return `timbrado externo registrado. ${comparado(registrado)}`;
    },
  }),
  'anular-timbrado': comando({
    opciones: { motivo: { ejemplo: '"Era de otro legajo"', explica: 'por qué' }, contrato: CONTRATO },
    hacer: async (db, cual, { motivo }, c) => {
      const { numero } = await anularTimbrado(db, { ...c, ...cual, motivo: leerTexto('motivo', motivo) });
      return `timbrado ${numero} anulado`;
    },
  }),
  anular: comando({
    opciones: { motivo: { ejemplo: '"A pedido del comitente"', explica: 'por qué' } },
    hacer: async (db, cual, { motivo }, c) => {
      await anularPorElColegio(db, { ...c, ajustarCargos, ...cual, motivo: leerTexto('motivo', motivo) });
      return 'anulado';
    },
  }),
};

const LAS_FILAS = Object.values(TABLA_DE_ACCIONES).flatMap((fila) =>
  'comando' in fila ? [{ ...fila.comando, permiso: fila.permiso }] : [],
);

const armarComando = ({ nombre: comando, resumen, permiso }: (typeof LAS_FILAS)[number]): AccionDeOperador => {
  const { opciones, hacer } = COMANDOS[comando];
  return {
    resumen,
    permiso,
    opciones: { legajo: LEGAJO, ...opciones },
    hacer: async (db, { legajo = '', contrato = '', ...valores }, c) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      const cual = { legajo_id, version: null, ...(await findContrato(db, legajo_id, contrato)) };
      return `${nombre}: ${await hacer(db, cual, valores, c)}.`;
    },
  };
};

export const ACCIONES_DE_LEGAJOS: Readonly<Record<string, AccionDeOperador>> = Object.fromEntries(
  LAS_FILAS.map((fila) => [fila.nombre, armarComando(fila)]),
);
