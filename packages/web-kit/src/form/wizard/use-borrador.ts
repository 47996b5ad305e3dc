import { comenzar } from '@colega/asistentes/asistente';
import { useCallback, useEffect, useRef, useState } from 'react';
import { guardarBorrador, leerBorrador, quitarBorrador } from '../../lib/borradores/almacen-de-borradores.ts';
import { alTerminarSesion, leerSesion } from '../../lib/sesion/sesion.ts';
import type { DefinicionDeAsistente, EstadoDelAsistente } from './definicion.ts';
import { type OtraPestania, useOtraPestania } from './use-otra-pestania.ts';

const ESPERA_MS = 300;

type Guardado<B> = EstadoDelAsistente<B> & { version: number; toma?: string | null };

export type Borrador<B> = {
  estado: EstadoDelAsistente<B>;
  /** After a wait, the state of the last render is old. */
  actual: () => EstadoDelAsistente<B>;
  poner: (cambio: (estado: EstadoDelAsistente<B>) => EstadoDelAsistente<B>) => void;
  recuperado: boolean;
  empezarDeCero: () => void;
  asegurar: () => void;
  /** There must be something in it and a person to keep it for, and no other tab may have taken it. */
  puedeQuedar: () => boolean;
  cerrado: () => boolean;
  /** After a confirmed leaving, nothing is kept nor written again. */
  descartar: () => void;
  /** The other tabs learn where it was saved. */
  guardadoEn: (direccion: string) => void;
  /** While another tab has the draft, this one writes nothing. */
  otraPestania: OtraPestania;
  seguirAca: () => void;
  traerDeLaOtra: () => void;
  /** It changes when all that is loaded is taken away, and what a screen keeps of it goes too. */
  vez: number;
};

/** A draft outlives a lost session or a reload, but not a chosen end (lib/sesion). One tab at a time writes it. */
export const useBorrador = <B, C>(definicion: DefinicionDeAsistente<B, C>): Borrador<B> => {
  const { nombre } = definicion;
  const [usuario] = useState(() => leerSesion()?.user_id ?? 0);
  const [guardado] = useState(() => leerGuardado(definicion, usuario));
  const [estado, setEstado] = useState<EstadoDelAsistente<B>>(() => guardado ?? nuevo(definicion));
  const [recuperado, setRecuperado] = useState(guardado !== null);
  const [vez, setVez] = useState(0);
  const vigente = useRef(estado);
  const espera = useRef<ReturnType<typeof setTimeout> | null>(null);
  const cerrado = useRef(false);
  const enPantalla = useRef(true);
  const [tomaGuardada] = useState(() => leer<B>(usuario, nombre)?.toma ?? null);
  const escribirDeNuevo = useRef(() => {});
  const otra = useOtraPestania({ user_id: usuario, nombre, tomaGuardada }, escribirDeNuevo);
  const { otraPestania, cedida, avisar, tomaActual, retomar, tomar } = otra;

  const noEsperar = useCallback(() => {
    if (espera.current !== null) clearTimeout(espera.current);
    espera.current = null;
  }, []);

  const asegurar = useCallback(() => {
    noEsperar();
    // Without a session (the catalogue) there is nobody to keep it for; and an attempt may end when its screen has
    // gone, when the draft is of the screen that recovered it.
    if (cerrado.current || !enPantalla.current || cedida() || usuario === 0) return;
    const toma = tomaActual();
    guardarBorrador(usuario, nombre, { ...vigente.current, version: definicion.version, toma });
    avisar({ tipo: 'escrito', toma });
  }, [usuario, nombre, definicion, noEsperar, cedida, avisar, tomaActual]);
  useEffect(() => {
    escribirDeNuevo.current = asegurar;
  }, [asegurar]);

  const poner = useCallback<Borrador<B>['poner']>(
    (cambio) => {
      vigente.current = cambio(vigente.current);
      setEstado(vigente.current);
      espera.current ??= setTimeout(asegurar, ESPERA_MS);
    },
    [asegurar],
  );

  const cerrar = useCallback(() => {
    cerrado.current = true;
    noEsperar();
    quitarBorrador(usuario, nombre);
  }, [usuario, nombre, noEsperar]);

  const descartar = useCallback(() => {
    // The draft now belongs to the other tab, which must not lose it.
    if (cedida()) {
      cerrado.current = true;
      return;
    }
    cerrar();
    avisar({ tipo: 'descartado' });
  }, [cedida, cerrar, avisar]);

  const guardadoEn = useCallback(
    (direccion: string) => {
      cerrar();
      avisar({ tipo: 'guardado', direccion });
    },
    [cerrar, avisar],
  );

  const empezarDeCero = useCallback(() => {
    poner(() => nuevo(definicion));
    setRecuperado(false);
    setVez((antes) => antes + 1);
  }, [poner, definicion]);

  const seguirAca = useCallback(() => {
    tomar();
    asegurar();
  }, [tomar, asegurar]);

  const traerDeLaOtra = useCallback(() => {
    noEsperar();
    retomar();
    vigente.current = leerGuardado(definicion, usuario) ?? nuevo(definicion);
    setEstado(vigente.current);
    setRecuperado(false);
    setVez((antes) => antes + 1);
  }, [noEsperar, retomar, definicion, usuario]);

  useEffect(() => {
    enPantalla.current = true;
    const alSalir = () => espera.current !== null && asegurar();
    window.addEventListener('pagehide', alSalir);
    const dejarDeOir = alTerminarSesion((motivo) => {
      if (motivo === 'vencida') asegurar();
      else cerrado.current = true;
    });
    return () => {
      window.removeEventListener('pagehide', alSalir);
      dejarDeOir();
      alSalir();
      enPantalla.current = false;
    };
  }, [asegurar]);

  const actual = useCallback(() => vigente.current, []);
  const puedeQuedar = useCallback(
    () => usuario !== 0 && !cedida() && !esIntacto(vigente.current.borrador, definicion),
    [usuario, cedida, definicion],
  );
  const estaCerrado = useCallback(() => cerrado.current, []);
  const movimientos = {
    poner,
    asegurar,
    puedeQuedar,
    cerrado: estaCerrado,
    descartar,
    guardadoEn,
    empezarDeCero,
    seguirAca,
    traerDeLaOtra,
  };
  return { estado, actual, recuperado, otraPestania, vez, ...movimientos };
};

const nuevo = <B, C>({ inicial, pasos, recorrido }: DefinicionDeAsistente<B, C>): EstadoDelAsistente<B> => ({
  borrador: inicial(),
  recorrido: recorrido?.(null) ?? comenzar(pasos),
  intento: null,
});

const esIntacto = <B, C>(borrador: B, { inicial }: DefinicionDeAsistente<B, C>): boolean =>
  JSON.stringify(borrador) === JSON.stringify(inicial());

const leer = <B>(usuario: number, nombre: string) => leerBorrador(usuario, nombre) as Guardado<B> | null;

const leerGuardado = <B, C>(definicion: DefinicionDeAsistente<B, C>, usuario: number): EstadoDelAsistente<B> | null => {
  const { nombre, version, pasos, recorrido } = definicion;
  const leido = leer<B>(usuario, nombre);
  if (leido?.version !== version || !leido.borrador || !pasos.some(({ id }) => id === leido.recorrido?.actual))
    return null;
  const intento = leido.intento?.enviados ? leido.intento : null;
  return esIntacto(leido.borrador, definicion)
    ? null
    : { borrador: leido.borrador, recorrido: recorrido?.(leido.recorrido) ?? leido.recorrido, intento };
};
