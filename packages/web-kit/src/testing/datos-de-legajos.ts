import type { CalculoHonorario } from '@colega/contract/honorarios';
import type {
  Detalle,
  HechoDeLegajo,
  Legajo,
  LegajoDeLista,
  ListaDeLegajos,
  Observacion,
} from '@colega/contract/legajos';
import { type AccionesPermitidas, contarHecho, type NombreDeHecho } from '@colega/domain/legajos';
import { matricula } from './datos-de-personas.ts';
import { estado, modalidad, pagina, rubro } from './datos-de-referencias.ts';

/** Tests and /catalogo use these. */
export const legajoDeLista = (cambios: Partial<LegajoDeLista> = {}): LegajoDeLista => ({
  id: 1,
  numero_legajo: 1042,
  fecha: '2026-11-03',
  tipo: 1,
  tipo_contrato: 'original',
  estado_legajo: estado(),
  estado: estado(),
  visado: null,
  cep_cumplido: false,
  estado_cep: 'pendiente',
  automatico: true,
  monto_total: '1250000.00',
  puede_editarse: true,
  falta: [],
  modalidad: { id: 1, nombre: 'Tradicional', cep_exento: false },
  rubro: { id: 1, nombre: 'Obras civiles' },
  matricula: { id: 1, codigo: 'T-12345' },
  comitentes: [{ cuit: '20123456786', apellido_nombre: 'Gómez Ana', locador: false }],
  detalles: [
    {
      id: 1,
      tipo_contrato: 'original',
      tipo_calculo: 'automatico',
      estado: { ...estado('confirmado', 'Confirmado'), clave: 'confirmado' },
      fecha: '2026-11-03',
      monto: '1250000.00',
    },
  ],
  ubicacion: 'Calle 50 123, La Plata',
  ...cambios,
});

/** All of them wait for their technician. */
export const listaDeLegajos = (
  items: LegajoDeLista[] = [legajoDeLista()],
  {
    pages = 1,
    current = 1,
    total = items.length,
    ...cambios
  }: Partial<ListaDeLegajos> & {
    pages?: number;
    current?: number;
    total?: number;
  } = {},
): ListaDeLegajos => ({
  ...pagina(items, pages, current, total),
  esperan: { matriculado: total, colegio: 0, nadie: 0 },
  recien_guardado: null,
  ...cambios,
});

export const calculo = (cambios: Partial<CalculoHonorario> = {}): CalculoHonorario => ({
  id: 1,
  fecha: '2026-11-03',
  segmento: 'civil',
  categoria: 'obra_nueva',
  factor_coeficiente: '1.3',
  factor_correccion: '1.00',
  unidad_referencial: '1000.00',
  resolucion_id: 1,
  resolucion: 'Resolución de muestra',
  honorario: '130000.00',
  honorario_convenido: '150000.00',
  monto: '150000.00',
  tareas: [{ tarea: { id: 1, nombre: 'Proyecto' }, monto: '150000.00' }],
  tareas_valores: [
    {
      segmento_tarea: 1,
      tarea: { id: 1, clave: 'proyecto', nombre: 'Proyecto' },
      parametros: { superficie: '100' },
      honorario_determinado: '130000.00',
      mensajes: [],
      pasos: [],
    },
  ],
  mensajes: [],
  pasos: [
    {
      regla: 'tarea',
      texto: 'Proyecto: 100 m² × $ 1.000,00 × 1,3',
      importe: '130000.00',
      forma: 'suma',
      fuente: { norma: 'Resolución de muestra', articulo: '1' },
      pasos: [],
    },
  ],
  documentacion: [{ url: 'planilla', nombre: 'Planilla de cálculo' }],
  ...cambios,
});

type Pendiente = Legajo['pendientes'][number];

export const pendienteDelLegajo = (falta: Pendiente['falta'], cambios: Partial<Pendiente> = {}): Pendiente => ({
  ...{ falta, vence: null, dias: null, importe: null, detalle_id: 1, cupon_id: null, observacion_id: null },
  ...cambios,
});

export const observacion = (cambios: Partial<Observacion> = {}): Observacion => ({
  id: 1,
  campo: null,
  texto: 'Revisar.',
  creada_en: '2026-11-05T15:00:00Z',
  respondida_en: null,
  estado: 'abierta',
  hilo: [],
  puede: { corregir: true, responder: true },
  plazo: null,
  ...cambios,
});

export const hecho = ({
  accion = 'crear',
  ...cambios
}: Partial<HechoDeLegajo> & { accion?: NombreDeHecho } = {}): HechoDeLegajo => ({
  ...{ accion, ...contarHecho(cambios.responde ? 'responder_observacion' : accion) },
  ...{ cuando: '2026-11-03T13:00:00Z', de: 'vos', detalle_id: null, desde: null, hasta: null },
  ...{ motivo: null, certificado: null, pago: null, campo: null, cambios: [], responde: false },
  ...cambios,
});

const SIN_ACCIONES: AccionesPermitidas = {
  puede_confirmarse: false,
  puede_confirmar: false,
  puede_eliminarse: false,
  puede_anularse: false,
  puede_ampliarse: false,
  permite_certificados: false,
  puede_timbrarse_prepago: false,
  puede_generar_timbrado: false,
  puede_generar_cep: false,
  puede_editarse: false,
};

export const legajo = (cambios: Partial<Legajo> = {}): Legajo => ({
  ...legajoDeLista(),
  persona: { id: 70, nombre: 'María Elena García' },
  matricula: matricula(),
  rubro: rubro(),
  modalidad: modalidad(),
  comitentes: [],
  inmuebles: [],
  detalles: [
    {
      id: 1,
      legajo_id: 1,
      tipo_contrato: 'original',
      tipo_calculo: 'automatico',
      estado: { ...estado(), clave: 'confirmado' },
      fecha: '2026-11-03',
      vencimiento: '2027-11-03',
      monto: '150000.00',
      monto_diferenciado: 0,
      tareas: [{ tarea: { id: 1, nombre: 'Proyecto' }, monto: '150000.00' }],
      calculo_honorario_id: 1,
      resolucion_id: 1,
      tribunal_actuante: 'La Plata',
      forma_de_pago: 'Contado',
      clausula_condicion: '',
      destino_tarea: '',
      observaciones: '',
      timbrados: [],
      ceps: [],
      plazo_de_timbrado: { hasta: '2026-11-25', dias: 9 },
      acciones: { puede_confirmarse: false, puede_editarse: false, puede_eliminarse: false, puede_anularse: false },
    },
  ],
  visado: null,
  version: 1,
  pendientes: [],
  timbrado_cumplido: false,
  franquicia: false,
  es_colegio_comitente: false,
  estado_cep: 'pendiente',
  estado_timbrado: { tipo: 'sin_confirmar' },
  edicion: null,
  acciones_permitidas: SIN_ACCIONES,
  puede_confirmar: false,
  puede_timbrarse_prepago: false,
  detalle_vigente: null,
  detalle_vigente_timbrado: null,
  fecha_vencimiento_timbrado_prepago: null,
  ultima_orden_timbrado_generado: null,
  ultima_orden_cep_generado: null,
  ceps: [],
  a_cuenta: [],
  observaciones: [],
  certificados: [],
  ...cambios,
});

const detalleDe = (cambios: Partial<Detalle>): Detalle => {
  const [original] = legajo().detalles;
  if (!original) throw new Error('Un legajo de muestra tiene un contrato');
  return { ...original, ...cambios };
};

/** Observed, with a draft expansion, its stamp to be paid and its CEP paid. */
export const legajoConTodo = (cambios: Partial<Legajo> = {}): Legajo => {
  const cep = { id: 1, fecha: '2026-11-06', importe: '7500.00', anulado: false, orden_pago_id: 31, comprobante_id: 12 };
  const original = detalleDe({ ceps: [cep] });
  const ampliacion = detalleDe({
    id: 2,
    tipo_contrato: 'ampliacion',
    tipo_calculo: 'manual',
    estado: { ...estado(), clave: 'borrador', nombre: 'Borrador' },
    calculo_honorario_id: null,
    acciones: { puede_confirmarse: true, puede_editarse: true, puede_eliminarse: true, puede_anularse: false },
  });
  return legajo({
    detalles: [original, ampliacion],
    detalle_vigente: original,
    estado_cep: 'pagado',
    estado_timbrado: { tipo: 'pendiente', dias: 9 },
    fecha_vencimiento_timbrado_prepago: '2026-11-25',
    ultima_orden_timbrado_generado: {
      id: 40,
      numero_boleta: 1040,
      estado: 'pendiente',
      monto_total: '1800.00',
      vencimiento: '2026-11-24',
      ultimo_vencimiento: '2026-11-25',
      comprobante_id: null,
    },
    ceps: [cep],
    falta: ['responder_observacion', 'confirmar_ampliacion', 'timbrar'],
    pendientes: [
      pendienteDelLegajo('timbrar', { vence: '2026-11-25', dias: 9, importe: '1800.00', cupon_id: 40 }),
      pendienteDelLegajo('responder_observacion', { observacion_id: 1 }),
      pendienteDelLegajo('confirmar_ampliacion', { detalle_id: 2 }),
    ],
    edicion: 'sin_montos',
    acciones_permitidas: { ...SIN_ACCIONES, puede_editarse: true, puede_anularse: true, permite_certificados: true },
    observaciones: [observacion({ campo: 'Partida', texto: 'Falta la partida.' })],
    certificados: [
      {
        id: 1,
        numero_certificado: 'CAIE-2026-000012',
        type: 'caie',
        fecha_creacion: '2026-11-10',
        inmueble: 'San Martín 450',
        estado: 'confirmado',
      },
    ],
    ...cambios,
  });
};
