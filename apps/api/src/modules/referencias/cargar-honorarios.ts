import { revisarDatos } from '@colega/domain/honorarios';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { leerDatosDeHonorarios } from '../honorarios/datos-de-honorarios.ts';
import { upsert } from './upsert.repository.ts';

function readCatalogo() {
  const catalogo = revisarDatos(leerDatosDeHonorarios());
  if (catalogo.ok) return catalogo.valor;
  const [primero] = catalogo.problema;
  throw new ErrorDeArranque(`Los archivos de data/ no son válidos: ${primero?.ruta}: ${primero?.motivo}`);
}

export async function cargarHonorarios(db: Db): Promise<void> {
  const { datos, tareas } = readCatalogo();
  await upsert(db, 'segmentos', datos.segmentos);
  await upsert(
    db,
    'rubros',
    datos.rubros.map(({ segmento, ...rubro }) => ({ ...rubro, segmento_id: segmento?.id ?? null })),
    ['activo'],
  );
  await upsert(
    db,
    'segmento_categorias',
    datos.categorias.map(({ segmento, ...categoria }) => ({ ...categoria, segmento_id: segmento.id })),
  );
  await upsert(db, 'tareas', datos.tareas);
  await upsert(
    db,
    'segmento_tareas',
    [...tareas.values()].map((tarea) => ({
      id: tarea.id,
      segmento_id: tarea.segmento.id,
      tarea_id: tarea.tarea.id,
      formulario_id: tarea.formulario_id,
      orden: tarea.orden,
      requiere: tarea.requiere,
      bloquea: tarea.bloquea,
      inhabilitado: tarea.inhabilitado,
      exige_acta_estado_obra: tarea.exige_acta,
      permite_varias_unidades: tarea.permite_varias_unidades,
      resuelve_faltante: tarea.resuelve_faltante,
    })),
  );
}
