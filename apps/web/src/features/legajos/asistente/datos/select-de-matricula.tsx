import { useCampos } from '../../../../form/wizard/contexto-de-campos.ts';
import { useLegajo } from '../contexto-del-legajo.ts';
import { SelectDeId } from '../select-de-id.tsx';

/** AUT-017. */
export const SelectDeMatricula = () => {
  const { borrador, cambiar, referencias } = useLegajo();
  const { campo } = useCampos();
  return (
    <SelectDeId
      {...campo('matricula_id', borrador.matricula_id)}
      label="Matrícula"
      required
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
