import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useTarda } from '@colega/web-kit/ui/esperas/use-tarda.ts';
import { useMediosHabilitados } from '../../lib/consultas/pagos.ts';
import { usePersona } from '../../lib/consultas/perfil.ts';
import estilos from './cortina-de-arranque.module.css';

/** SES-025: the overlay shows only if they take a while. */
export const CortinaDeArranque = () => {
  const hayPersona = (useSesion()?.persona_id ?? 0) > 0;
  return hayPersona ? <MientrasLlegan /> : null;
};

const MientrasLlegan = () => {
  const persona = usePersona();
  const medios = useMediosHabilitados();
  const tarda = useTarda();
  const cargando = persona.isLoading || medios.isLoading;
  return (
    <div role="status" data-arranque={cargando ? 'en-curso' : 'terminado'}>
      {cargando && tarda && (
        <div className={estilos.cortina}>
          <p className={estilos.texto}>Cargando tus datos…</p>
        </div>
      )}
    </div>
  );
};
