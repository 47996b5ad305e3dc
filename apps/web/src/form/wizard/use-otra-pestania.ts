import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  avisarDelBorrador,
  nuevaPestania,
  oirDelBorrador,
  type SucesoDeBorrador,
} from '../../lib/borradores/canal-de-borradores.ts';

/** What another tab did with the draft of this one. */
export type OtraPestania = Exclude<SucesoDeBorrador, { tipo: 'descartado' }> | null;

/** The last tab that wrote has the draft; a save ends it for all of them. */
export const useOtraPestania = (user_id: number, nombre: string) => {
  const [pestania] = useState(nuevaPestania);
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
        poner(suceso.tipo === 'descartado' ? null : suceso);
      }),
    [quien, poner],
  );

  const avisar = useCallback((suceso: SucesoDeBorrador) => avisarDelBorrador(quien, suceso), [quien]);
  const cedida = useCallback(() => vigente.current !== null, []);
  const retomar = useCallback(() => poner(null), [poner]);
  return { otraPestania, cedida, avisar, retomar };
};
