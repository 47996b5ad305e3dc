import { cambiarFecha, muestraCategoria, muestraCoeficiente } from '@colega/asistentes/legajos';
import { TextInput } from '@mantine/core';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';
import { FechasDeContrato } from '../asistente/fechas-de-contrato.tsx';
import { OpcionesDeCategoria, SelectDeCoeficiente } from '../datos/bases-del-calculo.tsx';
import { DatosGenerales } from './datos-generales.tsx';

export const PasoDatosGenerales = () => {
  const { cambiar, contexto } = useAutomatico();
  const delOriginal = typeof contexto.ampliacion?.calculo_original_id === 'number';
  return (
    <DatosGenerales>
      <FechasDeContrato alCambiarFecha={(fecha) => cambiar((b) => cambiarFecha(b, fecha))} />
      {delOriginal ? (
        <BasesDelOriginal />
      ) : (
        <>
          <OpcionesDeCategoria />
          <SelectDeCoeficiente />
        </>
      )}
    </DatosGenerales>
  );
};

/** OPN-075: category and coefficient are those of the original's calculation. */
const BasesDelOriginal = () => {
  const { borrador, contexto, referencias } = useAutomatico();
  const categoria = referencias.categorias.find(({ key }) => key === borrador.categoria);
  const origen = 'La del contrato original';
  return (
    <>
      {muestraCategoria(borrador, contexto) && (
        <TextInput
          label="Categoría"
          description={origen}
          readOnly
          variant="filled"
          value={categoria?.nombre ?? borrador.categoria ?? ''}
        />
      )}
      {muestraCoeficiente(borrador, contexto) && (
        <TextInput
          label="Coeficiente"
          description="El del contrato original"
          readOnly
          variant="filled"
          value={borrador.factor_coeficiente.replace('.', ',')}
        />
      )}
    </>
  );
};
