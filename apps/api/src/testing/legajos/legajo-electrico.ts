import type { Escenario } from './escenario.ts';
import { vidaDe } from './vida.ts';

/** A confirmed file of electricity, on which certificates are issued, and what their fields say of it. */
export const legajoElectrico = async (e: Escenario) => {
  const vida = vidaDe(e);
  const detalles = [await vida.manual({ destino_tarea: 'Presentar ante quien corresponda' })];
  const rubro_id = await e.idDe('rubros', 'instalaciones_electricas');
  const legajo = await vida.crear({ modalidad: 'franquicia', cambios: { rubro_id, detalles } });
  await vida.confirmar(legajo.id);
  const { comitentes, inmuebles } = await vida.leer(legajo.id);
  const partes: Record<string, number> = {
    'titular.id': comitentes[0]?.id ?? 0,
    'inmueble.id': inmuebles[0]?.id ?? 0,
    'titular.localidad_id': e.localidad.id,
  };
  return { legajo, partes };
};
