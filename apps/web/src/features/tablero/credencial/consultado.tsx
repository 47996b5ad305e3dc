import { diaDelColegio } from '@colega/domain/fechas';
import { escribirDia, escribirHora, escribirHoraConSegundos } from '@colega/web-kit/lib/fechas/dia-y-hora.ts';
import { useEffect, useState } from 'react';
import estilos from './carnet-en-pantalla.module.css';

const UN_SEGUNDO_MS = 1000;

/** A capture of the screen does not move, and says when it was asked for. */
export const Consultado = ({ desde }: { desde: number }) => {
  const ahora = useAhora();
  const deHoy = diaDelColegio(new Date(desde)) === diaDelColegio(new Date(ahora));
  return (
    <div className={estilos.consultado}>
      <p className={estilos.reloj} aria-hidden="true">
        {escribirHoraConSegundos(ahora)}
      </p>
      <p>
        {deHoy
          ? `Consultado hoy ${escribirHora(desde)}`
          : `Última copia, del ${escribirDia(desde)} ${escribirHora(desde)}`}
      </p>
      <p>Quien lea el QR ve tu situación al momento.</p>
    </div>
  );
};

const useAhora = (): number => {
  const [ahora, setAhora] = useState(Date.now);
  useEffect(() => {
    const reloj = setInterval(() => setAhora(Date.now()), UN_SEGUNDO_MS);
    return () => clearInterval(reloj);
  }, []);
  return ahora;
};
