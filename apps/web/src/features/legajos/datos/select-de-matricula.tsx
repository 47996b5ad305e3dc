import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { SelectDeId } from '../asistente/select-de-id.tsx';

/** AUT-017. */
export const SelectDeMatricula = () => {
  const { borrador, cambiar, referencias } = useLegajo();
  const { props } = useCampo('matricula_id');
  return (
    <SelectDeId
      {...props}
      opciones={referencias.matriculas.map(({ id, codigo, descripcion }) => ({
        id,
        nombre: `${codigo} · ${descripcion}`,
      }))}
      vacio="No tenés matrículas activas"
      value={borrador.matricula_id}
      alElegir={(matricula_id) => cambiar((b) => ({ ...b, matricula_id }))}
    />
  );
};
