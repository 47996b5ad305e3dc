import type { Campo } from '@colega/domain/formularios';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { faltantesDe } from '../../lib/faltantes.ts';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';
import { QueVaAPasar } from './que-va-a-pasar.tsx';

type Valores = Readonly<Record<string, string>>;

type Props = {
  titulo: string;
  /** What follows from it, as the server says. */
  efectos: readonly string[];
  campos?: readonly Campo[];
  iniciales?: Valores;
  alEscribir?: (ruta: string, valor: string) => void;
  confirmar: string;
  confirmando: string;
  peligroso?: boolean;
  children?: ReactNode;
  /** True when it was done. */
  alConfirmar: (valores: Valores) => Promise<boolean>;
  alCancelar: () => void;
};

const SIN_CAMPOS: readonly Campo[] = [];

/** An act says before what it does. Without fields Enter does it, since it was read and asked for with a key. */
export const DialogoDeActo = (props: Props) => {
  const { titulo, efectos, campos = SIN_CAMPOS, iniciales = {}, confirmar, confirmando, children } = props;
  const { valores, entrada, intentar, rechazar, enfocar, ocupado } = useFormularioSimple(campos, {
    iniciales,
    prefijo: 'acto-',
    alEscribir: (ruta, valor) => props.alEscribir?.(ruta, valor),
  });
  const enviar = (): void => {
    void intentar(async () => {
      const faltan = faltantesDe(campos, valores);
      rechazar(faltan);
      if (Object.keys(faltan).length === 0) return props.alConfirmar(valores);
      enfocar(faltan);
      return false;
    });
  };
  return (
    <DialogoConFormulario
      titulo={titulo}
      confirmar={confirmar}
      confirmando={confirmando}
      peligroso={props.peligroso ?? false}
      trabajando={ocupado}
      conFoco={campos.length === 0 ? 'confirmar' : null}
      alEnviar={enviar}
      alCancelar={props.alCancelar}
    >
      {children}
      {campos.map((campo) =>
        campo.tipo === 'parrafo' ? (
          <AreaDeTexto key={campo.ruta} {...entrada(campo.ruta)} lineas={3} data-autofocus />
        ) : (
          <TextInput
            key={campo.ruta}
            {...entrada(campo.ruta)}
            type={campo.tipo === 'fecha' ? 'date' : 'text'}
            {...(campo === campos[0] && { 'data-autofocus': true })}
          />
        ),
      )}
      <QueVaAPasar efectos={efectos} />
    </DialogoConFormulario>
  );
};
