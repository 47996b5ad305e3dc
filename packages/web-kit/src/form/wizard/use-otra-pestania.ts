import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  avisarDelBorrador,
  crearPestania,
  oirDelBorrador,
  type SucesoDeBorrador,
} from '../../lib/borradores/canal-de-borradores.ts';

export type OtraPestania = Exclude<SucesoDeBorrador, { tipo: 'descartado' }> | null;

type Lugar = { user_id: number; nombre: string; tomaGuardada: string | null };

/** The last tab that wrote has the draft. `alPisar` writes again when another did not know of the choice. */
export const useOtraPestania = ({ user_id, nombre, tomaGuardada }: Lugar, alPisar: RefObject<() => void>) => {
  const [pestania] = useState(crearPestania);
  const toma = useRef(tomaGuardada);
  /** Undefined if the draft was not taken here. */
  const tomadaDe = useRef<string | null>(undefined);
  const [otraPestania, setOtraPestania] = useState<OtraPestania>(null);
  const vigente = useRef<OtraPestania>(null);
  const quien = useMemo(() => ({ user_id, nombre, pestania }), [user_id, nombre, pestania]);

  const poner = useCallback((otra: OtraPestania) => {
    vigente.current = otra;
    setOtraPestania(otra);
  }, []);

  useEffect(
    () =>
      oirDelBorrador(quien, (suceso) => {
        if (vigente.current?.tipo === 'guardado') return;
        if (suceso.tipo === 'escrito' && suceso.toma === tomadaDe.current) return alPisar.current();
        toma.current = suceso.tipo === 'escrito' ? suceso.toma : null;
        tomadaDe.current = undefined;
        poner(suceso.tipo === 'descartado' ? null : suceso);
      }),
    [quien, poner, alPisar],
  );

  const avisar = useCallback((suceso: SucesoDeBorrador) => avisarDelBorrador(quien, suceso), [quien]);
  const cedida = useCallback(() => vigente.current !== null, []);
  const tomaActual = useCallback(() => toma.current, []);
  const retomar = useCallback(() => poner(null), [poner]);
  const tomar = useCallback(() => {
    tomadaDe.current = toma.current;
    toma.current = crearPestania();
    poner(null);
  }, [poner]);
  return { otraPestania, cedida, avisar, tomaActual, retomar, tomar };
};
