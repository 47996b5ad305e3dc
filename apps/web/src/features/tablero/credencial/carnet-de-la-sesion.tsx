import type { Persona } from '@colega/contract/perfil';
import type { Carnet } from '@colega/contract/tablero';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import { useEffect } from 'react';
import { usePersona } from '../../../lib/consultas/perfil.ts';
import { useCarnetVigente, useFotoDelCarnet, useImagenDeQr } from '../../../lib/consultas/tablero.ts';
import { QrDeCredencial } from '../qr-de-credencial.tsx';
import { CarnetEnPantalla } from './carnet-en-pantalla.tsx';
import { Consultas } from './consultas.tsx';
import { guardarCopia } from './copia-guardada.ts';
import { FotoDelCarnet } from './foto-del-carnet.tsx';

type Props = { persona: Persona; carnet: Carnet };

export const CarnetDeLaSesion = ({ persona, carnet }: Props) => {
  const { data: foto } = useFotoDelCarnet(carnet.id);
  const desde = Math.min(usePersona().dataUpdatedAt, useCarnetVigente().dataUpdatedAt);
  useGuardarCopia({ persona, carnet }, desde);
  return (
    <CarnetEnPantalla
      {...{ persona, carnet, desde }}
      foto={<FotoDelCarnet imagen={foto} />}
      qr={<QrDeCredencial persona={persona} />}
      abajo={<Consultas {...carnet.consultas} />}
    />
  );
};

/** Whole, once its images are here: without a photo only when there is none. */
const useGuardarCopia = ({ persona, carnet }: Props, desde: number): void => {
  const foto = useFotoDelCarnet(carnet.id);
  const { data: qr } = useImagenDeQr(persona.enlace_qr, true);
  const imagen = esNoEncontrado(foto.error) ? null : foto.data;
  useEffect(() => {
    if (!qr || imagen === undefined) return;
    let seMuestra = true;
    // What stopped being valid meanwhile is not kept.
    void esperarQuietud().then(() =>
      seMuestra ? guardarCopia({ persona, carnet, desde, foto: imagen, qr }) : undefined,
    );
    return () => {
      seMuestra = false;
    };
  }, [persona, carnet, desde, imagen, qr]);
};
