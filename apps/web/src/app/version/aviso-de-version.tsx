import estilos from './aviso-de-version.module.css';
import { actualizar, useHayVersionNueva } from './version-nueva.ts';

export const AvisoDeVersion = () => (
  <div role="status" data-no-imprime>
    {useHayVersionNueva() && (
      <p className={estilos.aviso}>
        Hay una versión nueva de Colega. Terminá lo que estás haciendo y actualizá cuando quieras.
        <button type="button" className={estilos.boton} onClick={actualizar}>
          Actualizar
        </button>
      </p>
    )}
  </div>
);
