import { type Campo, esRequerido } from '@colega/domain/formularios';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { useValor } from '../formulario/contexto-del-certificado.ts';
import { GrupoDeOpciones } from './grupo-de-opciones.tsx';

const SI_NO = [
  { valor: true, etiqueta: 'Sí' },
  { valor: false, etiqueta: 'No' },
] as const;
/** More than these are a list that unfolds. */
const OPCIONES_A_LA_VISTA = 4;

export const SiNoCampo = ({ campo }: { campo: Campo }) => {
  const { valor, poner, props } = useValor(campo.ruta);
  return (
    <GrupoDeOpciones
      {...props}
      forma="si_no"
      label={campo.etiqueta}
      name={campo.nombre ?? campo.ruta}
      description={campo.ayuda}
      opciones={SI_NO}
      valor={typeof valor === 'boolean' ? valor : null}
      alElegir={poner}
    />
  );
};

export const OpcionCampo = ({ campo }: { campo: Campo }) => {
  const { valor, poner, props } = useValor(campo.ruta);
  const { opciones = [], etiqueta, ayuda, nombre = campo.ruta } = campo;
  const opcional = !esRequerido(campo);
  if (opcional || opciones.length > OPCIONES_A_LA_VISTA) {
    return (
      <SelectSimple
        {...props}
        name={nombre}
        label={etiqueta}
        description={ayuda}
        required={!opcional}
        value={valor === null ? '' : String(valor)}
        opciones={opciones.map((opcion) => ({ value: String(opcion.valor), label: opcion.etiqueta }))}
        alElegir={(elegido) => poner(opciones.find((opcion) => String(opcion.valor) === elegido)?.valor ?? null)}
      />
    );
  }
  return (
    <GrupoDeOpciones
      {...props}
      label={etiqueta}
      name={nombre}
      description={ayuda}
      opciones={opciones}
      valor={typeof valor === 'boolean' ? null : valor}
      alElegir={poner}
    />
  );
};
