import { type ReactNode, useRef } from 'react';
import { AvisoSinRed } from '../sin-red/aviso-sin-red.tsx';
import { AvisoDeVersion } from '../version/aviso-de-version.tsx';
import { BarraLateral } from './barra-lateral.tsx';
import estilos from './disposicion.module.css';
import { Encabezado } from './encabezado.tsx';
import { ProgresoDeNavegacion } from './progreso-de-navegacion.tsx';
import { useBarra } from './use-barra.ts';

/** LAY-012..020. */
export const Disposicion = ({ children }: { children: ReactNode }) => {
  const barra = useBarra();
  const boton = useRef<HTMLButtonElement>(null);
  return (
    <div className={estilos.marco} data-fija={barra.fija}>
      <a className={estilos.saltar} href="#contenido" data-no-imprime>
        Saltar al contenido
      </a>
      <ProgresoDeNavegacion />
      <Encabezado barra={barra} botonRef={boton} />
      <BarraLateral barra={barra} alVolverAlBoton={() => boton.current?.focus()} />
      {barra.angosta && barra.abierta && <div className={estilos.velo} onClick={barra.cerrar} aria-hidden="true" />}
      <main id="contenido" tabIndex={-1} className={estilos.contenido}>
        <div className={estilos.ancho}>
          <AvisoDeVersion />
          <AvisoSinRed />
          {children}
        </div>
      </main>
    </div>
  );
};
