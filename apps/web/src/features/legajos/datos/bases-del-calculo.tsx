import {
  categoriasDelRubro,
  elegirCategoria,
  elegirCoeficiente,
  muestraCategoria,
  muestraCoeficiente,
  segmentoElegido,
} from '@colega/asistentes/legajos';
import { COEFICIENTES } from '@colega/domain/honorarios';
import { GrupoDeOpciones } from '@colega/web-kit/form/campos/grupo-de-opciones.tsx';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { useLoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';

/** One press chooses among so few. */
export const OpcionesDeCategoria = () => {
  const { borrador, cambiar, contexto, referencias } = useLoQueSeCalcula();
  const { props } = useCampo('categoria');
  if (!muestraCategoria(borrador, contexto)) return null;
  const categorias = categoriasDelRubro(referencias.categorias, segmentoElegido(borrador, contexto));
  return (
    <GrupoDeOpciones
      {...props}
      forma="fila"
      opciones={categorias.map(({ key, nombre, descripcion }) => ({
        valor: key,
        etiqueta: nombre,
        ...(descripcion && descripcion !== nombre && { detalle: descripcion }),
      }))}
      valor={borrador.categoria}
      alElegir={(categoria) => cambiar((b) => elegirCategoria(b, categoria))}
    />
  );
};

export const SelectDeCoeficiente = () => {
  const { borrador, cambiar, contexto } = useLoQueSeCalcula();
  const { props } = useCampo('factor_coeficiente');
  if (!muestraCoeficiente(borrador, contexto)) return null;
  return (
    <SelectSimple
      {...props}
      opciones={COEFICIENTES.map((value) => ({ value, label: value.replace('.', ',') }))}
      value={borrador.factor_coeficiente}
      alElegir={(factor) => cambiar((b) => elegirCoeficiente(b, factor))}
    />
  );
};
