import { useTarda } from '@colega/web-kit/ui/esperas/use-tarda.ts';
import { useNavigation } from 'react-router';
import estilos from './disposicion.module.css';

export const ProgresoDeNavegacion = () => (useNavigation().state === 'idle' ? null : <Linea />);

const Linea = () =>
  useTarda() ? (
    <div className={estilos.progreso} role="status">
      <span className={estilos.oculto}>Abriendo la pantalla…</span>
    </div>
  ) : null;
