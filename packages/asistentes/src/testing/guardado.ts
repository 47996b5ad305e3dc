import { armarTextos, TODOS_LOS_TEXTOS } from '@colega/domain/legajos';
import type {
  ComitenteGuardado,
  DetalleGuardado,
  InmuebleGuardado,
  LegajoGuardado,
} from '../legajos/edicion/legajo-guardado.ts';
import { honorario, localidad } from './automatico.ts';

export const comitente = (cambios: Partial<ComitenteGuardado> = {}): ComitenteGuardado => ({
  cuit: '30500010912',
  apellido: 'CONSTRUCTORA DEL SUR SA',
  nombre: '',
  fisico: false,
  locador: false,
  res_806: false,
  padron: 'validado',
  firmante: 'Ana Paz',
  cargo: 'Presidente',
  domicilio_real: { calle: 'Mitre', numero: '1', localidad: localidad(5) },
  domicilio_legal: { calle: 'Belgrano', numero: '2', localidad: localidad(6) },
  ...cambios,
});

export const inmueble = (cambios: Partial<InmuebleGuardado> = {}): InmuebleGuardado => ({
  ...armarTextos(TODOS_LOS_TEXTOS, () => ''),
  calle: 'San Martín',
  numero: '450',
  piso: '1',
  depto: 'A',
  localidad: localidad(99),
  partida: 12345,
  circunscripcion: 'I',
  seccion: 'A',
  manzana: '12',
  parcela: '3',
  latitud: '-37.3',
  longitud: '-59.1',
  ...cambios,
});

export const detalle = (cambios: Partial<DetalleGuardado> = {}): DetalleGuardado => ({
  id: 30,
  tipo_contrato: 'original',
  tipo_calculo: 'automatico',
  fecha: '2026-03-01',
  vencimiento: '2026-12-31',
  monto: '1234.50',
  tareas: [{ tarea: { id: 100, nombre: 'Proyecto y dirección' }, monto: '1234.50' }],
  calculo_honorario_id: 55,
  resolucion_id: 5,
  forma_de_pago: 'Contado',
  tribunal_actuante: 'Tandil',
  destino_tarea: '',
  clausula_condicion: 'Ninguna',
  observaciones: '',
  ...cambios,
});

export const calculoGuardado = () => ({
  ...honorario(),
  tareas_valores: [
    {
      segmento_tarea: 10,
      tarea: { id: 100, clave: 'proyecto', nombre: 'Proyecto y dirección' },
      parametros: { cantidad: '4' },
      honorario_determinado: '1000.00',
      mensajes: [],
      pasos: [],
    },
  ],
});

export const legajoGuardado = (cambios: Partial<LegajoGuardado> = {}): LegajoGuardado => ({
  id: 3,
  version: 8,
  matricula: { id: 7 },
  rubro: { id: 1 },
  modalidad: { id: 1 },
  comitentes: [comitente(), comitente({ cuit: '20123456786', locador: true, fisico: true, domicilio_legal: null })],
  inmuebles: [inmueble(), inmueble({ piso: '2', depto: 'B', partida: null })],
  detalles: [detalle(), detalle({ id: 31, tipo_contrato: 'ampliacion' })],
  ...cambios,
});
