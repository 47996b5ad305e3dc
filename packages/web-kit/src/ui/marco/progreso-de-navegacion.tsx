import { useNavigation } from 'react-router';
import { useTarda } from '../esperas/use-tarda.ts';
import estilos from './marco.module.css';

export const ProgresoDeNavegacion = () => (useNavigation().state === 'idle' ? null : <Linea />);

const Linea = () =>
  useTarda() ? (
    <div className={estilos.progreso} role="status">
      <span className={estilos.oculto}>Abriendo la pantalla…</span>
    </div>
  ) : null;
