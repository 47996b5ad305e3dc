import type { FilaDeBandeja } from '@colega/contract/legajos';
import { crearFormatoDeFecha } from '@colega/web-kit/lib/fechas/formato-de-fecha.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import estilos from './tabla-de-cola.module.css';

const escribirHora = crearFormatoDeFecha('es-AR', {
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeZone: 'America/Argentina/Buenos_Aires',
});

export const useEsMio = ({ toma }: Pick<FilaDeBandeja, 'toma'>): boolean => {
  const sesion = useSesion();
  return toma !== null && toma.usuario_id === sesion?.user_id;
};

export const QuienLoTiene = ({ toma }: Pick<FilaDeBandeja, 'toma'>) => {
  const mio = useEsMio({ toma });
  if (!toma) return <span className={estilos.menor}>Nadie</span>;
  return (
    <span data-mio={mio} className={estilos.tomado}>
      {mio ? 'Vos' : toma.quien}
      <span className={estilos.menor}>
        desde las <time dateTime={toma.desde}>{escribirHora(new Date(toma.desde))}</time>
      </span>
    </span>
  );
};
