import {
  compararUbicacion,
  devolverUbicacion,
  type LoQueCambia,
  llenarUbicacion,
  type Ubicacion,
} from '@colega/asistentes/legajos';
import { type LugarConocido, type RespuestaDeLugares, rutasDeLugares } from '@colega/contract/referencias';
import { detalleDelError, esFallaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisoDeSinRed } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { useEffect, useRef, useState } from 'react';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

export type Puesto = LoQueCambia & { lugar: LugarConocido; antes: Ubicacion };

type Estado = {
  respuesta: RespuestaDeLugares | null;
  puesto: Puesto | null;
  falla: string | null;
};
const NADA: Estado = { respuesta: null, puesto: null, falla: null };
const NO_SE_PUDO = 'No pudimos buscar el lugar. Probá de nuevo, o cargalo acá abajo.';

/** Looks for a place and puts what is known of it where nothing was written. */
export const useLugar = () => {
  const { borrador, cambiar } = useLegajo();
  const actual = useRef(borrador);
  useEffect(() => {
    actual.current = borrador;
  }, [borrador]);
  const corte = useRef<AbortController | null>(null);
  useEffect(() => () => corte.current?.abort(), []);
  const [estado, setEstado] = useState(NADA);

  const poner = (lugar: LugarConocido, reemplazar = false): void => {
    const { ubicacion } = actual.current;
    const cambia = compararUbicacion(actual.current, lugar);
    cambiar((b) => llenarUbicacion(b, lugar, reemplazar));
    setEstado((antes) => ({
      ...antes,
      puesto: reemplazar
        ? {
            ...{ lugar, antes: antes.puesto?.antes ?? ubicacion, contradice: [], otro_partido: false },
            completa: [...(antes.puesto?.completa ?? []), ...cambia.contradice],
          }
        : { lugar, antes: ubicacion, ...cambia },
    }));
  };

  /** `elegida`: of several, the address whose parcel is looked for now. */
  const buscar = async (texto: string, elegida?: LugarConocido): Promise<void> => {
    corte.current?.abort();
    const propio = new AbortController();
    corte.current = propio;
    setEstado(NADA);
    const { origen, ubicacion } = actual.current;
    const query = {
      texto,
      localidad_id: elegida?.localidad?.id ?? ubicacion.localidad_id ?? undefined,
      legajo_id: origen?.legajo_id,
    };
    try {
      const respuesta = await llamar(rutasDeLugares.lugares, { query }, { signal: propio.signal });
      setEstado({ ...NADA, respuesta });
      const [unico, ...otros] = respuesta.lugares;
      if (unico && otros.length === 0) poner(unico);
    } catch (error) {
      if (propio.signal.aborted) return;
      const falla = esFallaDeRed(error) ? avisoDeSinRed() : detalleDelError(error, NO_SE_PUDO);
      setEstado({ ...NADA, falla });
    }
  };

  const elegir = (lugar: LugarConocido): unknown =>
    lugar.partida === '' && lugar.de.includes('georef') && !lugar.de.includes('arba')
      ? buscar(`${lugar.calle} ${lugar.numero}`, lugar)
      : poner(lugar);

  const deshacer = (): void => {
    const { puesto } = estado;
    if (puesto) cambiar((b) => devolverUbicacion(b, puesto.antes));
    setEstado(NADA);
  };

  const fallar = (falla: string): void => setEstado({ ...NADA, falla });
  return { ...estado, buscar, elegir, poner, deshacer, fallar };
};
