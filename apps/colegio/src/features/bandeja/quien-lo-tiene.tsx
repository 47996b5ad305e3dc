import type { FilaDeBandeja } from '@colega/contract/legajos';
import { escribirHora } from '@colega/web-kit/lib/fechas/dia-y-hora.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import estilos from './tabla-de-cola.module.css';

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
