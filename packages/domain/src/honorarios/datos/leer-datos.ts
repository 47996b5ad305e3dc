import type { NodoDeTipoObra } from '../../formularios/especiales/tipos-de-obra.ts';
import { CLAVES_DE_REGLA, type ClaveDeRegla } from '../reglas/reglas.ts';
import type { DatosDelCatalogo, Segmento, SegmentoTareaDelCatalogo, TareaPublicada } from './datos-del-catalogo.ts';
import { anotar, en, type Lector, leerBooleano, leerEntero, leerLista, leerOpcional, leerTexto } from './lector.ts';
import { leerFormulario } from './leer-formulario.ts';

/** The data files, read with their types; each reference by key is replaced by what it names. */
export const leerDatos = (lector: Lector): DatosDelCatalogo => {
  const segmentos = leerLista(en(lector, 'segmentos'), leerSegmento);
  const tareas = leerLista(en(lector, 'tareas'), leerTarea);
  const segmentoDe = (l: Lector): Segmento => buscar(l, segmentos, (s) => s.key, { id: 0, key: '', nombre: '' });
  return {
    segmentos,
    rubros: leerLista(en(lector, 'rubros'), (l) => ({
      id: leerEntero(en(l, 'id')),
      clave: leerTexto(en(l, 'clave')),
      nombre: leerTexto(en(l, 'nombre')),
      activo: leerBooleano(en(l, 'activo')),
      segmento: leerOpcional(en(l, 'segmento'), segmentoDe),
      oculta_categoria: leerBooleano(en(l, 'oculta_categoria')),
      muestra_coeficiente: leerBooleano(en(l, 'muestra_coeficiente')),
      es_electrico: leerBooleano(en(l, 'es_electrico')),
    })),
    categorias: leerLista(en(lector, 'categorias'), (l) => ({
      id: leerEntero(en(l, 'id')),
      key: leerTexto(en(l, 'key')),
      nombre: leerTexto(en(l, 'nombre')),
      descripcion: leerTexto(en(l, 'descripcion')),
      segmento: segmentoDe(en(l, 'segmento')),
      general: leerBooleano(en(l, 'general')),
      activa: leerBooleano(en(l, 'activa')),
    })),
    tareas,
    segmento_tareas: leerSegmentoTareas(en(lector, 'segmento_tareas'), segmentoDe, tareas),
    formularios: leerLista(en(lector, 'formularios'), leerFormulario),
    tipo_obras: leerLista(en(lector, 'tipo_obras'), (l) => ({
      titulo: leerTexto(en(l, 'titulo')),
      items: leerLista(en(l, 'items'), leerNodo),
    })),
    estado_obra: leerLista(en(lector, 'estado_obra'), (l) => ({
      key: leerTexto(en(l, 'key')),
      nombre: leerTexto(en(l, 'nombre')),
    })),
    resoluciones: leerLista(en(lector, 'resoluciones'), (l) => l.valor),
  };
};

const leerSegmento = (l: Lector): Segmento => ({
  id: leerEntero(en(l, 'id')),
  key: leerTexto(en(l, 'key')),
  nombre: leerTexto(en(l, 'nombre')),
});

const leerTarea = (l: Lector): TareaPublicada => ({
  id: leerEntero(en(l, 'id')),
  clave: leerTexto(en(l, 'clave')),
  nombre: leerTexto(en(l, 'nombre')),
  manual: leerBooleano(en(l, 'manual')),
});

const leerNodo = (l: Lector): NodoDeTipoObra => ({
  key: leerTexto(en(l, 'key')),
  descripcion: leerTexto(en(l, 'descripcion')),
  items: leerOpcional(en(l, 'items'), (i) => leerLista(i, leerNodo)) ?? [],
});

const buscar = <T>(l: Lector, lista: readonly T[], clave: (t: T) => string, neutro: T): T => {
  const texto = leerTexto(l);
  const hallado = lista.find((t) => clave(t) === texto);
  if (!hallado) anotar(l, `no existe "${texto}"`);
  return hallado ?? neutro;
};

const leerRegla = (l: Lector): ClaveDeRegla => {
  const clave = CLAVES_DE_REGLA.find((c) => c === l.valor);
  if (!clave) anotar(l, `no existe la regla "${String(l.valor)}"`);
  return clave ?? CLAVES_DE_REGLA[0];
};

type TareaLeida = Omit<SegmentoTareaDelCatalogo, 'requiere' | 'bloquea'> & { requiere: Lector; bloquea: Lector };

/** `requiere` and `bloquea` name tasks of the same segment by their `clave`; blocking holds in both directions (S-44). */
const leerSegmentoTareas = (
  lector: Lector,
  segmentoDe: (l: Lector) => Segmento,
  tareas: TareaPublicada[],
): SegmentoTareaDelCatalogo[] => {
  const leidas = leerLista(lector, (l): TareaLeida => {
    const segmento = segmentoDe(en(l, 'segmento'));
    const tarea = buscar(en(l, 'tarea'), tareas, (t) => t.clave, { id: 0, clave: '', nombre: '', manual: false });
    return {
      id: leerEntero(en(l, 'id')),
      clave: `${segmento.key}.${tarea.clave}`,
      formulario_id: leerEntero(en(l, 'formulario_id')),
      regla: leerRegla(en(l, 'regla')),
      tarea,
      segmento,
      requiere: en(l, 'requiere'),
      bloquea: en(l, 'bloquea'),
      inhabilitado: leerBooleano(en(l, 'inhabilitado')),
      permite_varias_unidades: leerBooleano(en(l, 'permite_varias_unidades')),
      resuelve_faltante: leerBooleano(en(l, 'resuelve_faltante')),
    };
  });
  const idsDe = (l: Lector, { segmento }: TareaLeida) =>
    leerLista(l, (e) => {
      const otra = leidas.find((o) => o.clave === `${segmento.key}.${leerTexto(e)}`);
      if (!otra) anotar(e, `no existe la tarea "${String(e.valor)}" en el segmento`);
      return otra?.id ?? 0;
    });
  const bloqueadas = new Map(leidas.map((t) => [t.id, idsDe(t.bloquea, t)]));
  return leidas.map((t) => {
    const aOtras = bloqueadas.get(t.id) ?? [];
    const deOtras = leidas.filter((o) => bloqueadas.get(o.id)?.includes(t.id)).map((o) => o.id);
    const bloquea = [...new Set([...aOtras, ...deOtras])].sort((a, b) => a - b);
    return { ...t, requiere: idsDe(t.requiere, t), bloquea };
  });
};
