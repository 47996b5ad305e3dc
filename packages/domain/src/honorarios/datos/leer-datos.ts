import type { NodoDeTipoObra } from '../../formularios/especiales/tipos-de-obra.ts';
import { CLAVES_DE_REGLA, type ClaveDeRegla } from '../reglas/reglas.ts';
import type { DatosDelCatalogo, Segmento, SegmentoTareaDelCatalogo, TareaPublicada } from './datos-del-catalogo.ts';
import { anotar, type Lector, leerBooleano, leerDe, leerEntero, leerLista, leerOpcional, leerTexto } from './lector.ts';
import { leerFormulario } from './leer-formulario.ts';

export const leerDatos = (lector: Lector): DatosDelCatalogo => {
  const segmentos = leerLista(leerDe(lector, 'segmentos'), leerSegmento);
  const tareas = leerLista(leerDe(lector, 'tareas'), leerTarea);
  const segmentoDe = (l: Lector): Segmento => buscar(l, segmentos, (s) => s.key, { id: 0, key: '', nombre: '' });
  return {
    segmentos,
    rubros: leerLista(leerDe(lector, 'rubros'), (l) => ({
      id: leerEntero(leerDe(l, 'id')),
      clave: leerTexto(leerDe(l, 'clave')),
      nombre: leerTexto(leerDe(l, 'nombre')),
      activo: leerBooleano(leerDe(l, 'activo')),
      segmento: leerOpcional(leerDe(l, 'segmento'), segmentoDe),
      oculta_categoria: leerBooleano(leerDe(l, 'oculta_categoria')),
      muestra_coeficiente: leerBooleano(leerDe(l, 'muestra_coeficiente')),
      es_electrico: leerBooleano(leerDe(l, 'es_electrico')),
    })),
    categorias: leerLista(leerDe(lector, 'categorias'), (l) => ({
      id: leerEntero(leerDe(l, 'id')),
      key: leerTexto(leerDe(l, 'key')),
      nombre: leerTexto(leerDe(l, 'nombre')),
      descripcion: leerTexto(leerDe(l, 'descripcion')),
      segmento: segmentoDe(leerDe(l, 'segmento')),
      general: leerBooleano(leerDe(l, 'general')),
      activa: leerBooleano(leerDe(l, 'activa')),
    })),
    tareas,
    segmento_tareas: leerSegmentoTareas(leerDe(lector, 'segmento_tareas'), segmentoDe, tareas),
    formularios: leerLista(leerDe(lector, 'formularios'), leerFormulario),
    tipo_obras: leerLista(leerDe(lector, 'tipo_obras'), (l) => ({
      titulo: leerTexto(leerDe(l, 'titulo')),
      items: leerLista(leerDe(l, 'items'), leerNodo),
    })),
    estado_obra: leerLista(leerDe(lector, 'estado_obra'), (l) => ({
      key: leerTexto(leerDe(l, 'key')),
      nombre: leerTexto(leerDe(l, 'nombre')),
    })),
    resoluciones: leerLista(leerDe(lector, 'resoluciones'), (l) => l.valor),
  };
};

const leerSegmento = (l: Lector): Segmento => ({
  id: leerEntero(leerDe(l, 'id')),
  key: leerTexto(leerDe(l, 'key')),
  nombre: leerTexto(leerDe(l, 'nombre')),
});

const leerTarea = (l: Lector): TareaPublicada => ({
  id: leerEntero(leerDe(l, 'id')),
  clave: leerTexto(leerDe(l, 'clave')),
  nombre: leerTexto(leerDe(l, 'nombre')),
  manual: leerBooleano(leerDe(l, 'manual')),
});

const leerNodo = (l: Lector): NodoDeTipoObra => ({
  key: leerTexto(leerDe(l, 'key')),
  descripcion: leerTexto(leerDe(l, 'descripcion')),
  items: leerOpcional(leerDe(l, 'items'), (i) => leerLista(i, leerNodo)) ?? [],
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
    const segmento = segmentoDe(leerDe(l, 'segmento'));
    const tarea = buscar(leerDe(l, 'tarea'), tareas, (t) => t.clave, { id: 0, clave: '', nombre: '', manual: false });
    return {
      id: leerEntero(leerDe(l, 'id')),
      clave: `${segmento.key}.${tarea.clave}`,
      formulario_id: leerEntero(leerDe(l, 'formulario_id')),
      regla: leerRegla(leerDe(l, 'regla')),
      tarea,
      segmento,
      requiere: leerDe(l, 'requiere'),
      bloquea: leerDe(l, 'bloquea'),
      inhabilitado: leerBooleano(leerDe(l, 'inhabilitado')),
      permite_varias_unidades: leerBooleano(leerDe(l, 'permite_varias_unidades')),
      resuelve_faltante: leerBooleano(leerDe(l, 'resuelve_faltante')),
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
