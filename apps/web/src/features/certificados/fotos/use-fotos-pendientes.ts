import { mensajes } from '@colega/contract/mensajes';
import { detalleDelError, ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import {
  type FotoGuardada,
  guardarFoto,
  leerFotos,
  olvidarFotos,
  quitarFoto,
} from '@colega/web-kit/lib/borradores/fotos-guardadas.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { subirImagen } from '../../../lib/consultas/media.ts';
import type { FotoCargada } from '../formulario/borrador-de-certificado.ts';

export type FotoPendiente = FotoGuardada & { guardada: boolean };

type Opciones = {
  nombre: string;
  alSubir: (ruta: string, foto: FotoCargada) => void;
  tiene: (ruta: string) => boolean;
};

const REINTENTABLES: ReadonlySet<number> = new Set([401, 408, 409, 425, 429]);

/** The server looked at it and refused it: sending it again would end the same way. */
export const esRechazo = (error: unknown): boolean =>
  error instanceof ErrorDeApi &&
  error.tipo === 'respuesta' &&
  error.status >= 400 &&
  error.status < 500 &&
  !REINTENTABLES.has(error.status);

/** Pending photos are sent when the network is back, on a reload or at the next visit; they go with their draft. */
export const useFotosPendientes = ({ nombre, alSubir, tiene }: Opciones) => {
  const [usuario] = useState(() => leerSesion()?.user_id ?? 0);
  const [pendientes, setPendientes] = useState<ReadonlyMap<string, FotoPendiente>>(new Map());
  const [rechazos, setRechazos] = useState<ReadonlyMap<string, string>>(new Map());
  const [enviando, setEnviando] = useState<string | null>(null);
  const vigentes = useRef(pendientes);
  const enPantalla = useRef(true);
  const enCurso = useRef<Promise<void> | null>(null);
  const opciones = useRef({ alSubir, tiene });
  opciones.current = { alSubir, tiene };

  const poner = useCallback((cambio: (mapa: Map<string, FotoPendiente>) => void) => {
    const copia = new Map(vigentes.current);
    cambio(copia);
    vigentes.current = copia;
    setPendientes(copia);
  }, []);

  const quitar = useCallback(
    async (ruta: string): Promise<void> => {
      poner((mapa) => mapa.delete(ruta));
      setRechazos((antes) => new Map([...antes].filter(([otra]) => otra !== ruta)));
      await quitarFoto(usuario, nombre, ruta);
    },
    [poner, usuario, nombre],
  );

  const agregar = useCallback(
    async (ruta: string, foto: FotoGuardada): Promise<boolean> => {
      setRechazos((antes) => new Map([...antes].filter(([otra]) => otra !== ruta)));
      const guardada = await guardarFoto(usuario, nombre, ruta, foto);
      poner((mapa) => mapa.set(ruta, { ...foto, guardada }));
      return guardada;
    },
    [poner, usuario, nombre],
  );

  const enviar = useCallback(
    async (ruta: string, alProgresar: (parte: number) => void = () => undefined, signal = NUNCA): Promise<void> => {
      const foto = vigentes.current.get(ruta);
      if (!foto) return;
      setEnviando(ruta);
      try {
        const { id, nombre: suyo, content_url } = await subirImagen(foto, alProgresar, signal);
        // A screen that is gone writes no draft: the one that recovers it sends the photo again.
        if (!enPantalla.current || vigentes.current.get(ruta) !== foto) return;
        opciones.current.alSubir(ruta, { id, nombre: suyo, content_url });
        await quitar(ruta);
      } catch (error) {
        if (esRechazo(error)) await quitar(ruta);
        throw error;
      } finally {
        setEnviando(null);
      }
    },
    [quitar],
  );

  const enviarTodas = useCallback((): Promise<void> => {
    const una = async (ruta: string): Promise<boolean> => {
      try {
        await enviar(ruta);
        return true;
      } catch (error) {
        if (!esRechazo(error)) return false;
        const porque = detalleDelError(error, mensajes.imagen_no_cargada);
        setRechazos((antes) => new Map(antes).set(ruta, porque));
        return true;
      }
    };
    const todas = async (): Promise<void> => {
      for (const [ruta, { lista }] of vigentes.current) if (lista && !(await una(ruta))) return;
    };
    enCurso.current ??= todas().finally(() => {
      enCurso.current = null;
    });
    return enCurso.current;
  }, [enviar]);

  const olvidar = useCallback(() => {
    poner((mapa) => mapa.clear());
    void olvidarFotos(usuario, nombre);
  }, [poner, usuario, nombre]);

  useEffect(() => {
    enPantalla.current = true;
    let sigue = true;
    void leerFotos(usuario, nombre).then(async (guardadas) => {
      if (!sigue) return;
      const sobran = [...guardadas.keys()].filter((ruta) => opciones.current.tiene(ruta));
      for (const ruta of sobran) await quitarFoto(usuario, nombre, ruta);
      const quedan = [...guardadas].filter(([ruta]) => !sobran.includes(ruta) && !vigentes.current.has(ruta));
      if (!sigue || quedan.length === 0) return;
      poner((mapa) => {
        for (const [ruta, foto] of quedan) mapa.set(ruta, { ...foto, guardada: true });
      });
      await enviarTodas();
    });
    const alVolver = () => void enviarTodas();
    window.addEventListener('online', alVolver);
    return () => {
      sigue = false;
      enPantalla.current = false;
      window.removeEventListener('online', alVolver);
    };
  }, [usuario, nombre, poner, enviarTodas]);

  return useMemo(
    () => ({
      pendientes,
      rechazos,
      enviando,
      agregar,
      quitar,
      enviar,
      enviarTodas,
      olvidar,
      actuales: () => vigentes.current,
    }),
    [pendientes, rechazos, enviando, agregar, quitar, enviar, enviarTodas, olvidar],
  );
};

export type FotosPendientes = ReturnType<typeof useFotosPendientes>;

const NUNCA = new AbortController().signal;
