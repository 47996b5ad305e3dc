import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { detalleVigente, esDelColegio, OBSERVACIONES_EN_CURSO, type SituacionDelLegajo } from '@colega/domain/legajos';
import { autorMatriculado } from '../modules/auditoria/autor.ts';
import type { CircuitoDeLegajo } from '../modules/dinero/cargos/cargos-de-contrato.service.ts';
import { ajustarCargos } from '../modules/dinero/ordenes/ajustar-cargos.service.ts';
import {
  anularPorElColegio,
  confirmarPorElColegio,
  observarLegajo,
  situacionDelLegajo,
  visarLegajo,
} from '../modules/legajos/colegio/colegio.service.ts';
import { registrarTimbradoExterno, sellarPrepago } from '../modules/legajos/colegio/timbrados.service.ts';
import { cambiarObservacion, observacionesDelLegajo } from '../modules/legajos/observaciones/observaciones.service.ts';
import { cambiarEstadoDeContrato } from '../modules/legajos/vida/cambiar-estado.service.ts';
import { ampliarEncargo } from './ampliar.ts';
import { codigoDeDemo } from './codigo-de-demo.ts';
import { type EscenaDeDemo, type LegajoCreado, momentoDelDia } from './crear-encargo.ts';
import { dejarVencerCupon, generarCupon, importeDe, pagarCupon } from './pagos.ts';

export type HechoDeDemo =
  | 'confirmar'
  | 'cupon_cep'
  | 'cupon_cep_vencido'
  | 'cep'
  | 'cupon_timbrado'
  | 'cupon_timbrado_vencido'
  | 'pago_timbrado'
  | 'sellar'
  | 'timbrado_externo'
  | 'observar'
  | 'responder'
  | 'reabrir'
  | 'aceptar'
  | 'retirar'
  | 'ampliar'
  | 'confirmar_ampliacion'
  | 'visar'
  | 'anular';
export type HistoriaDeDemo = readonly (readonly [dia: number, hecho: HechoDeDemo])[];

type Circunstancia = {
  escena: EscenaDeDemo;
  legajo: LegajoCreado;
  situacion: SituacionDelLegajo;
  dia: Fecha;
};

const COLEGIO = { actor: 'colegio', user_id: null, username: 'colegio' } as const;

const delColegio = ({ legajo: { id }, dia }: Circunstancia) => ({
  legajo_id: id,
  autor: COLEGIO,
  version: null,
  ajustarCargos,
  ...momentoDelDia(dia),
});

const cupon =
  (circuito: CircuitoDeLegajo, hacer: typeof pagarCupon | typeof generarCupon) =>
  async ({ escena: { db }, legajo: { id, quien }, situacion, dia }: Circunstancia): Promise<void> => {
    const { cep_exento, franquicia } = situacion.modalidad;
    const noDebe = circuito === 'cep' ? cep_exento || esDelColegio(situacion) : franquicia;
    const vigente = detalleVigente(situacion);
    if (noDebe || !vigente) return;
    await hacer(db, quien, { legajo_id: id, detalle_id: vigente.id, circuito, ...momentoDelDia(dia) });
  };

const confirmar = async ({ escena: { db }, legajo: { id, quien }, situacion, dia }: Circunstancia): Promise<void> => {
  const contrato = situacion.detalles.findLast(({ estado }) => estado === 'borrador');
  if (!contrato) return;
  const cambio = { ...momentoDelDia(dia), autor: autorMatriculado(quien), version: null, ajustarCargos };
  await cambiarEstadoDeContrato(db, { ...contrato, legajo_id: id }, 'confirmado', cambio);
};

type Paso = { accion: 'responder' | 'reabrir' | 'aceptar' | 'retirar'; texto: string };

/** One step of what is still in course of what was observed. */
const conversar =
  ({ accion, texto }: Paso) =>
  async ({ escena: { db }, legajo: { id, quien }, dia }: Circunstancia): Promise<void> => {
    const autor = accion === 'responder' ? autorMatriculado(quien) : COLEGIO;
    const enCurso = (await observacionesDelLegajo(db, id)).find(({ estado }) =>
      OBSERVACIONES_EN_CURSO.some((uno) => uno === estado),
    );
    if (!enCurso) throw new Error(`La historia de la demo quiere ${accion} y no hay nada observado`);
    const paso = { ...momentoDelDia(dia), autor, version: null, accion, texto };
    await cambiarObservacion(db, { id: enCurso.id, legajo_id: id }, paso);
  };

const HACER: Readonly<Record<HechoDeDemo, (c: Circunstancia) => Promise<unknown>>> = {
  confirmar: (c) =>
    c.situacion.modalidad.es_especial ? confirmarPorElColegio(c.escena.db, delColegio(c)) : confirmar(c),
  confirmar_ampliacion: confirmar,
  cupon_cep: cupon('cep', generarCupon),
  cupon_cep_vencido: cupon('cep', dejarVencerCupon),
  cep: cupon('cep', pagarCupon),
  cupon_timbrado: cupon('timbrados', generarCupon),
  cupon_timbrado_vencido: cupon('timbrados', dejarVencerCupon),
  pago_timbrado: cupon('timbrados', pagarCupon),
  sellar: async (c) => {
    if (c.situacion.modalidad.franquicia) return;
    await sellarPrepago(c.escena.db, { ...delColegio(c), lugar: 'Sede La Plata' });
  },
  timbrado_externo: async (c) => {
    const vigente = detalleVigente(c.situacion);
    if (c.situacion.modalidad.franquicia || !vigente) return;
    const numero = `E-${100_000 + c.legajo.id * 10 + c.situacion.detalles.length}`;
    const sello = {
      numero,
      fecha: c.dia,
      importe: await importeDe(c.escena.db, vigente.id, 'timbrados', c.dia),
      lugar: 'ARBA, La Plata',
    };
    await registrarTimbradoExterno(c.escena.db, { ...delColegio(c), sello });
  },
  observar: (c) => {
    const texto = 'La partida no coincide con la nomenclatura catastral. Corregila con los datos de ARBA.';
    return observarLegajo(c.escena.db, { ...delColegio(c), observaciones: [{ texto, campo: 'Partida' }] });
  },
  responder: conversar({
    accion: 'responder',
    texto: 'La partida es la del informe de dominio, que adjunté al contrato.',
  }),
  reabrir: conversar({ accion: 'reabrir', texto: 'El informe es de otra parcela: mirá la manzana.' }),
  aceptar: conversar({ accion: 'aceptar', texto: '' }),
  retirar: conversar({ accion: 'retirar', texto: 'Estaba bien: se miró otra parcela.' }),
  ampliar: (c) => ampliarEncargo(c.escena, c.legajo, c.dia),
  visar: (c) => {
    const codigo = codigoDeDemo(`cvd:${c.legajo.id}:${c.situacion.detalles.length}`);
    return visarLegajo(c.escena.db, { ...delColegio(c), codigo });
  },
  anular: (c) => anularPorElColegio(c.escena.db, { ...delColegio(c), motivo: 'A pedido del comitente' }),
};

export const contarHistoria = async (
  escena: EscenaDeDemo,
  legajo: LegajoCreado,
  historia: HistoriaDeDemo,
): Promise<void> => {
  for (const [dias, hecho] of historia) {
    const dia = sumarDias(legajo.fecha, dias);
    const situacion = await situacionDelLegajo(escena.db, legajo.id);
    await HACER[hecho]({ escena, legajo, situacion, dia });
  }
};
