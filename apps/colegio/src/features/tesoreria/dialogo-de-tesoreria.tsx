import { mensajes } from '@colega/contract/mensajes';
import { esFecha } from '@colega/domain/fechas';
import type { Campo } from '@colega/domain/formularios';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { faltantesDe } from '../../lib/faltantes.ts';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';
import { type ActoDeTesoreria, camposDelActo, erroresDeBanco } from './acto-de-tesoreria.ts';

type Props = { acto: ActoDeTesoreria; alCerrar: () => void; alHacerse: () => void };

const erroresDe = (campos: readonly Campo[], causa: unknown): Record<string, string> => {
  const errores = causa instanceof ErrorDeApi ? (causa.problem?.errores ?? []) : [];
  return Object.fromEntries(
    errores
      .filter(({ campo }) => campos.some(({ ruta }) => ruta === campo))
      .map(({ campo, mensaje }) => [campo, mensaje]),
  );
};

export const DialogoDeTesoreria = ({ acto, alCerrar, alHacerse }: Props) => {
  const { iniciales = {} } = acto;
  const [falla, setFalla] = useState<string | null>(null);
  const formulario = useFormularioSimple(acto.campos, { iniciales, prefijo: 'tesoreria.' });
  const { entrada, valores, escribir, ocupado, intentar, rechazar, enfocar } = formulario;
  const { claveDe, olvidar } = useIntento();
  const campos = camposDelActo(acto, valores);
  const senialar = (errores: Record<string, string>): boolean => {
    rechazar(errores);
    const hay = Object.keys(errores).length > 0;
    if (hay) enfocar(errores);
    return hay;
  };
  const hacer = () =>
    intentar(async () => {
      setFalla(null);
      if (senialar({ ...faltantesDe(campos, valores), ...erroresDeBanco(acto, valores) })) return false;
      try {
        const { message } = await acto.pedir(valores, { idempotencyKey: claveDe(valores) });
        avisarExito(message);
        alCerrar();
        alHacerse();
        return true;
      } catch (causa) {
        if (!senialar(erroresDe(campos, causa))) setFalla(explicarFalla(causa, mensajes.error_de_comunicacion));
        if (causa instanceof ErrorDeApi && causa.status === 409) {
          // What it was asked about is another thing by now, and so is what is asked next.
          olvidar();
          alHacerse();
        }
        return false;
      }
    });
  return (
    <DialogoConFormulario
      falla={falla}
      size="lg"
      titulo={acto.titulo}
      confirmar={acto.confirmar}
      confirmando="Un momento…"
      peligroso={acto.peligroso ?? false}
      trabajando={ocupado}
      conFoco={campos.length === 0 ? 'cancelar' : null}
      alEnviar={() => void hacer()}
      alCancelar={alCerrar}
    >
      {acto.consecuencias.map((una) => (
        <Text key={una}>{una}</Text>
      ))}
      {campos.map((campo, i) => (
        <Entrada
          key={campo.ruta}
          campo={campo}
          entrada={entrada(campo.ruta)}
          valor={valores[campo.ruta] ?? ''}
          alEscribir={(valor) => escribir(campo.ruta, valor)}
          primero={i === 0}
        />
      ))}
    </DialogoConFormulario>
  );
};

type DeEntrada = {
  campo: Campo;
  entrada: ReturnType<ReturnType<typeof useFormularioSimple>['entrada']>;
  valor: string;
  alEscribir: (valor: string) => void;
  primero: boolean;
};

const Entrada = ({ campo: { tipo, opciones = [] }, entrada, valor, alEscribir, primero }: DeEntrada) => {
  const foco = primero ? { 'data-autofocus': true } : {};
  if (tipo === 'lista') {
    const { placeholder: _, maxLength: __, ...resto } = entrada;
    const data = opciones.map((una) => ({ value: String(una.valor), label: una.etiqueta }));
    return <NativeSelect {...resto} {...foco} data={[{ value: '', label: 'Elegí una opción' }, ...data]} />;
  }
  if (tipo === 'fecha') {
    const { label, id, name, description, required, error, ref } = entrada;
    return (
      <FechaInput
        {...{ label, id, name, description, required, error, ref }}
        value={esFecha(valor) ? valor : null}
        alCambiar={(fecha) => alEscribir(fecha ?? '')}
      />
    );
  }
  if (tipo === 'decimal') {
    const { onChange: _, maxLength: __, ...resto } = entrada;
    return <MontoInput {...resto} {...foco} alCambiar={alEscribir} />;
  }
  return <TextInput {...entrada} {...foco} />;
};
