import { type ReactNode, useState } from 'react';
import estilos from './retrato.module.css';

type Props = { direccion: string | null | undefined; tamanio: number; children: ReactNode };

export const Retrato = ({ direccion, tamanio, children }: Props) => {
  const [rota, setRota] = useState<string | null>(null);
  return (
    <span className={estilos.retrato} style={{ width: tamanio, height: tamanio, fontSize: Math.round(tamanio * 0.4) }}>
      {direccion && direccion !== rota ? (
        <img src={direccion} alt="" width={tamanio} height={tamanio} onError={() => setRota(direccion)} />
      ) : (
        children
      )}
    </span>
  );
};
