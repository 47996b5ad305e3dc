import type { Campo, Formulario } from '@colega/domain/formularios';
import type { Honorario } from '@colega/domain/honorarios';
import { type BorradorAutomatico, borradorAutomatico } from '../legajos/automatico/borrador.ts';
import type { ContextoAutomatico, TareaDeSegmento } from '../legajos/automatico/contexto.ts';
import { elegirRubro } from '../legajos/automatico/editar-datos.ts';
import { agregarTarea, cambiarParametros } from '../legajos/automatico/editar-tareas.ts';
import type { LocalidadElegida } from '../legajos/borrador/borrador-de-legajo.ts';
import { agregarComitente } from '../legajos/borrador/editar-comitentes.ts';
import { cambiarUbicacion, elegirLocalidad } from '../legajos/borrador/editar-ubicacion.ts';

export const HOY = '2026-03-15';
export const RUBRO = { obra: 1, obraSinCategoria: 2, electrico: 3, otroCivil: 4, sinSegmento: 5 };
export const TAREA = {
  proyecto: 10,
  relevamiento: 11,
  inspeccion: 12,
  interpretacion: 13,
  complemento: 14,
  electrica: 20,
};

const segmento = (key: string) => ({ id: key === 'civil' ? 1 : 2, key });
const rubro = (id: number, key: string | null, resto = {}) => ({
  id,
  segmento: key ? segmento(key) : null,
  oculta_categoria: false,
  muestra_coeficiente: false,
  es_electrico: key === 'electricidad',
  ...resto,
});

const tarea = (id: number, nombre: string, resto: Partial<TareaDeSegmento> = {}): TareaDeSegmento => ({
  id,
  formulario_id: id,
  tarea: { id: id * 10, nombre },
  requiere: [],
  bloquea: [],
  segmento: { key: 'civil' },
  inhabilitado: false,
  exige_acta_estado_obra: false,
  permite_varias_unidades: false,
  resuelve_faltante: false,
  ...resto,
});

const campo = (ruta: string, tipo: Campo['tipo'], resto: Partial<Campo> = {}): Campo => ({
  etiqueta: ruta,
  ruta,
  tipo,
  reglas: [],
  campos: [],
  ...resto,
});

const formulario = (id: number, conActa: boolean): Formulario => ({
  id,
  nombre: `Formulario ${id}`,
  campos: [
    ...(conActa ? [campo('acta_estado_obra', 'acta_estado_obra')] : []),
    campo('cantidad', 'entero', { reglas: [{ regla: 'maximo', tope: 1000 }] }),
  ],
  reglas: [],
  interacciones: [],
});

export const contexto = (cambios: Partial<ContextoAutomatico> = {}): ContextoAutomatico => {
  const tareas = [
    tarea(TAREA.proyecto, 'Proyecto y dirección'),
    tarea(TAREA.relevamiento, 'Relevamiento', { exige_acta_estado_obra: true }),
    tarea(TAREA.inspeccion, 'Inspección y ensayo', { permite_varias_unidades: true, bloquea: [TAREA.proyecto] }),
    tarea(TAREA.interpretacion, 'Interpretación', { resuelve_faltante: true }),
    tarea(TAREA.complemento, 'Complemento', { requiere: [TAREA.proyecto] }),
    tarea(TAREA.electrica, 'Instalación eléctrica', { segmento: { key: 'electricidad' } }),
  ];
  return {
    hoy: HOY,
    con_montos: true,
    locadores: [],
    matriculas: [{ id: 7 }],
    rubros: [
      rubro(RUBRO.obra, 'civil', { muestra_coeficiente: true }),
      rubro(RUBRO.obraSinCategoria, 'civil', { oculta_categoria: true }),
      rubro(RUBRO.electrico, 'electricidad'),
      rubro(RUBRO.otroCivil, 'civil'),
      rubro(RUBRO.sinSegmento, null),
    ],
    modalidades: [
      { id: 1, exige_res_806: false, cuit_fijo: null },
      { id: 2, exige_res_806: true, cuit_fijo: null },
      { id: 3, exige_res_806: false, cuit_fijo: '30500010912' },
    ],
    categorias: [
      { key: 'a', segmento: { key: 'civil' } },
      { key: 'b', segmento: { key: 'civil' } },
      { key: 'unica', segmento: { key: 'electricidad' } },
    ],
    tareas,
    formularios: Object.fromEntries(tareas.map((t) => [t.id, formulario(t.id, t.exige_acta_estado_obra)])),
    ...cambios,
  };
};

export const localidad = (id = 99, provincia = 'Buenos Aires'): LocalidadElegida => ({
  id,
  nombre: 'Tandil',
  codigo_postal: '7000',
  partido: { nombre: 'Tandil', codigo_arba: '103', provincia: { nombre: provincia } },
  latitud: '-37.3217',
  longitud: '-59.1332',
});

export const honorario = (minimo = '1000.00'): Honorario => ({
  fecha: '2026-03-01',
  segmento: 'civil',
  categoria: 'a',
  factor_coeficiente: '1.3',
  factor_correccion: '1.3',
  unidad_referencial: '100.00',
  resolucion_id: 5,
  resolucion: 'Res. de prueba',
  honorario: minimo,
  tareas_valores: [],
  mensajes: [],
  pasos: [],
});

export const respuestas: Record<string, (b: BorradorAutomatico, c: ContextoAutomatico) => BorradorAutomatico> = {
  datos: (b, c) => ({
    ...elegirRubro(b, RUBRO.obra, c),
    matricula_id: 7,
    modalidad_id: 1,
    categoria: 'a',
    fecha: '2026-03-01',
    vencimiento: '2026-12-31',
  }),
  tareas: (b, c) => {
    const con = agregarTarea(b, TAREA.proyecto, c);
    return cambiarParametros(con.ok ? con.valor : b, TAREA.proyecto, { cantidad: '4' });
  },
  honorario: (b) => ({
    ...b,
    calculo: honorario(),
    honorario_convenido: '1000',
    generado: {
      id: 55,
      resolucion_id: 5,
      monto: '1000.00',
      tareas: [{ tarea: { id: 100, nombre: 'Proyecto y dirección' }, monto: '1000.00' }],
    },
  }),
  comitente: (b) =>
    agregarComitente(b, { cuit: '20123456786', apellido_nombre: 'GARCIA MARIA ELENA', res_806: false, locador: false }),
  ubicacion: (b) =>
    cambiarUbicacion(elegirLocalidad(b, localidad()), {
      calle: 'San Martín',
      numero: '450',
      circunscripcion: 'I',
      seccion: 'A',
      manzana: '12',
      parcela: '3',
      latitud: '-37.3',
      longitud: '-59.1',
    }),
  contrato: (b) => ({ ...b, contrato: { ...b.contrato, forma_de_pago: 'Contado', tribunal_actuante: 'Tandil' } }),
};

export const borradorCompleto = (c = contexto()): BorradorAutomatico =>
  Object.values(respuestas).reduce((b, responder) => responder(b, c), borradorAutomatico());
