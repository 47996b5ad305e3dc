import { textoDelColegio } from '@colega/contract/mensajes';
import { crearCampo } from '@colega/domain/formularios';
import { aplicarPorcentaje, REDONDEOS, type Redondeo } from '@colega/domain/honorarios';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Text, TextInput } from '@mantine/core';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';
import type { RenglonDeGrilla } from './renglones-que-se-ven.ts';
import type { Escritas } from './use-guardado.ts';

const CAMPOS = [
  crearCampo('porcentaje', 'Cuánto suben o bajan (%)', 'texto', { requerido: true, largo: 10, ejemplo: '12,5 o -3' }),
  crearCampo('redondeo', 'Redondeo', 'texto', { requerido: true, largo: 10 }),
] as const;

const decirRedondeo = (redondeo: Redondeo): string =>
  Number(redondeo) < 1 ? `A ${redondeo.replace('.', ',')}` : `A ${Number(redondeo).toLocaleString('es-AR')}`;

type Props = {
  titulo: string;
  renglones: readonly RenglonDeGrilla[];
  alAplicar: (escritas: Escritas) => void;
  alCerrar: () => void;
};

/** To the prices of the rows that are seen: where a bracket ends, counts and shares stay. */
export const DialogoDePorcentaje = ({ titulo, renglones, alAplicar, alCerrar }: Props) => {
  const { valores, escribir, rechazar, entrada, enfocar } = useFormularioSimple(CAMPOS, {
    iniciales: { redondeo: redondeoHabitual(renglones) },
    prefijo: 'porcentaje.',
  });
  const celdas = renglones.flatMap((renglon) => renglon.celdas.filter((celda) => celda !== null));
  const enviar = () => {
    const aplicado = aplicarPorcentaje(celdas, valores.porcentaje, valores.redondeo as Redondeo);
    if (!aplicado.ok) {
      const campo = aplicado.problema === 'redondeo_a_cero' ? 'redondeo' : 'porcentaje';
      const errores = { [campo]: textoDelColegio({ codigo: aplicado.problema }) };
      rechazar(errores);
      return enfocar(errores);
    }
    alAplicar(aplicado.valor);
    alCerrar();
  };
  const { onChange: _, value, ...deRedondeo } = entrada('redondeo');
  return (
    <DialogoConFormulario
      titulo={`Aplicar un porcentaje: ${titulo}`}
      confirmar="Aplicar"
      confirmando=""
      peligroso={false}
      trabajando={false}
      conFoco={null}
      alEnviar={enviar}
      alCancelar={alCerrar}
    >
      <Text>{`Se aplica a las cifras de los ${renglones.length} renglones que se ven. Los topes de los tramos quedan como están.`}</Text>
      <TextInput {...entrada('porcentaje')} data-autofocus />
      <SelectSimple
        {...deRedondeo}
        value={value}
        alElegir={(elegido) => escribir('redondeo', elegido || '0.01')}
        vacio="Elegí"
        opciones={REDONDEOS.map((uno) => ({ value: uno, label: decirRedondeo(uno) }))}
      />
    </DialogoConFormulario>
  );
};

/** Amounts to a peso; anything else to what it already has. */
const redondeoHabitual = (renglones: readonly RenglonDeGrilla[]): Redondeo =>
  renglones.some(({ celdas }) => celdas.some((celda) => celda?.tipo === 'importe')) ? '1' : '0.001';
