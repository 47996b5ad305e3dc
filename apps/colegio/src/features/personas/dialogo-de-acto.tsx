import { mensajes } from '@colega/contract/mensajes';
import type { ActoHecho } from '@colega/contract/perfil';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { List, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';
import type { Acto } from './actos/acto.ts';
import { CampoDeActo } from './campo-de-acto.tsx';
import { useActo } from './use-acto.ts';

type Props = {
  acto: Acto;
  /** The one that was read: what somebody else did meanwhile is told. */
  version?: number;
  alCerrar: () => void;
  alHacerse: (hecho: ActoHecho) => void;
  /** Somebody else changed it: it is read again behind, and what was typed stays. */
  alVencer?: () => void;
};

export const DialogoDeActo = ({ acto, version, alCerrar, alHacerse, alVencer }: Props) => {
  const [falla, setFalla] = useState<string | null>(null);
  const { entrada, valores, escribir, ocupado, hacer } = useActo(acto, version, {
    alHacerse: (hecho) => {
      avisarExito(hecho.message);
      alCerrar();
      alHacerse(hecho);
    },
    alFallar: (causa) => {
      setFalla(explicarFalla(causa, mensajes.error_de_comunicacion));
      if (causa instanceof ErrorDeApi && (causa.status === 412 || causa.status === 409)) alVencer?.();
    },
  });
  const alEnviar = () => {
    setFalla(null);
    void hacer();
  };
  return (
    <DialogoConFormulario
      falla={falla}
      size="lg"
      titulo={acto.titulo}
      confirmar={acto.confirmar}
      confirmando="Un momento…"
      peligroso={acto.peligroso ?? false}
      trabajando={ocupado}
      conFoco={acto.campos.length === 0 ? 'cancelar' : null}
      alEnviar={alEnviar}
      alCancelar={alCerrar}
    >
      <Consecuencias textos={acto.consecuencias} />
      {acto.campos.map((campo, i) => (
        <CampoDeActo
          key={campo.ruta}
          campo={campo}
          entrada={entrada(campo.ruta)}
          valor={valores[campo.ruta] ?? ''}
          alEscribir={(valor) => escribir(campo.ruta, valor)}
          primero={i === 0}
          localidad={acto.localidades?.[campo.ruta]}
        />
      ))}
    </DialogoConFormulario>
  );
};

const Consecuencias = ({ textos }: { textos: readonly string[] }) =>
  textos.length === 1 ? (
    <Text>{textos[0]}</Text>
  ) : (
    <List>
      {textos.map((uno) => (
        <List.Item key={uno}>{uno}</List.Item>
      ))}
    </List>
  );
