import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { SelectDeId } from '../asistente/select-de-id.tsx';

/** AUT-024. */
export const SelectDeModalidad = () => {
  const { borrador, cambiar, referencias } = useLegajo();
  const { props } = useCampo('modalidad_id');
  const modalidad = referencias.modalidades.find(({ id }) => id === borrador.modalidad_id);
  return (
    <div>
      <SelectDeId
        {...props}
        opciones={referencias.modalidades}
        value={borrador.modalidad_id}
        alElegir={(modalidad_id) => cambiar((b) => ({ ...b, modalidad_id }))}
      />
      <div role="status">
        {modalidad?.alerta && (
          <Nota tono="advierte" mt="xs">
            {modalidad.alerta}
          </Nota>
        )}
      </div>
    </div>
  );
};
