import { LARGO_DE_RESPUESTA, type RevisionDelLegajo, rutasDeRevision } from '@colega/contract/legajos';
import { type Campo, crearCampo } from '@colega/domain/formularios';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { leerImporte } from '../../lib/leer-importe.ts';
import type { PedirActo } from './use-actos.ts';

export type AccionEnRevision = RevisionDelLegajo['acciones'][number];
type Valores = Readonly<Record<string, string>>;

const LARGO_DE_LUGAR = 80;
const motivo = (etiqueta: string) =>
  crearCampo('motivo', etiqueta, 'parrafo', { requerido: true, largo: LARGO_DE_RESPUESTA });
const lugar = crearCampo('lugar', 'Lugar', 'texto', { requerido: true, largo: LARGO_DE_LUGAR });

type Acto = {
  boton: string;
  titulo: string;
  confirmando: string;
  campos: readonly Campo[];
  peligroso?: true;
  pedir: (id: number, detalle_id: number | null, valores: Valores) => PedirActo;
};

const deContrato = (detalle_id: number | null) => (detalle_id === null ? {} : { detalle_id });
const valor = (valores: Valores, ruta: string): string => (valores[ruta] ?? '').trim();

/** The acts of the college on a file, each with what it asks for. To observe has a place of its own. */
export const ACTOS: Readonly<Partial<Record<AccionEnRevision['accion'], Acto>>> = {
  visar: {
    ...{ boton: 'Visar', titulo: '¿Visar este legajo?', confirmando: 'Visando…', campos: [] },
    pedir: (id) => (opciones) => llamar(rutasDeRevision.visarLegajo, { params: { id } }, opciones),
  },
  confirmar: {
    ...{ boton: 'Confirmar el legajo', titulo: '¿Confirmar este legajo?', confirmando: 'Confirmando…', campos: [] },
    pedir: (id) => (opciones) => llamar(rutasDeRevision.confirmarLegajo, { params: { id } }, opciones),
  },
  sellar_prepago: {
    ...{ boton: 'Timbrar el contrato', titulo: 'Timbrar un contrato', confirmando: 'Timbrando…', campos: [lugar] },
    pedir: (id, detalle_id, valores) => (opciones) =>
      llamar(
        rutasDeRevision.sellarContrato,
        { params: { id }, body: { ...deContrato(detalle_id), lugar: valor(valores, 'lugar') } },
        opciones,
      ),
  },
  timbrado_externo: {
    ...{ boton: 'Registrar timbrado externo', titulo: 'Registrar un timbrado externo', confirmando: 'Registrando…' },
    campos: [
      crearCampo('numero', 'Número', 'texto', { requerido: true, largo: 40 }),
      crearCampo('importe', 'Importe', 'texto', { requerido: true, ejemplo: '1200,50' }),
      crearCampo('fecha', 'Fecha', 'fecha', { requerido: true }),
      lugar,
    ],
    pedir: (id, detalle_id, valores) => (opciones) =>
      llamar(
        rutasDeRevision.registrarTimbradoExterno,
        {
          params: { id },
          body: {
            ...deContrato(detalle_id),
            ...{ numero: valor(valores, 'numero'), importe: leerImporte(valor(valores, 'importe')) },
            ...{ fecha: valor(valores, 'fecha'), lugar: valor(valores, 'lugar') },
          },
        },
        opciones,
      ),
  },
  anular_timbrado: {
    ...{ boton: 'Anular el timbrado', titulo: 'Anular un timbrado', confirmando: 'Anulando…', peligroso: true },
    campos: [motivo('Por qué se anula el timbrado')],
    pedir: (id, detalle_id, valores) => (opciones) =>
      llamar(
        rutasDeRevision.anularTimbrado,
        { params: { id }, body: { ...deContrato(detalle_id), motivo: valor(valores, 'motivo') } },
        opciones,
      ),
  },
  anular: {
    ...{ boton: 'Anular el legajo', titulo: '¿Anular este legajo?', confirmando: 'Anulando…', peligroso: true },
    campos: [motivo('Por qué se anula')],
    pedir: (id, _, valores) => (opciones) =>
      llamar(rutasDeRevision.anularLegajo, { params: { id }, body: { motivo: valor(valores, 'motivo') } }, opciones),
  },
};
