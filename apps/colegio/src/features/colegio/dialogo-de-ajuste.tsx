import type { AjustesDelColegio } from '@colega/contract/colegio';
import { mensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import { esFecha } from '@colega/domain/fechas';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { Button, Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { faltantesDe } from '../../lib/faltantes.ts';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';
import type { Ajuste } from './ajuste.ts';
import { MuestraDeCarta } from './muestra-de-carta.tsx';
import { MuestraDeColores } from './muestra-de-colores.tsx';

type Props = {
  ajuste: Ajuste;
  ajustes: AjustesDelColegio;
  alCerrar: () => void;
  /** It was changed, by this or by somebody else: what was typed stays until it is saved. */
  alReleer: () => Promise<void>;
};

export const DialogoDeAjuste = ({ ajuste, ajustes, alCerrar, alReleer }: Props) => {
  const [falla, setFalla] = useState<string | null>(null);
  // What is read again behind is not what the fields began with: until whoever edits is told, theirs is the version that they saw.
  const [alAbrir] = useState(ajustes);
  const [fueAvisado, setFueAvisado] = useState(false);
  const vistos = fueAvisado ? ajustes : alAbrir;
  const formulario = useFormularioSimple(ajuste.campos, { iniciales: ajuste.iniciales, prefijo: 'ajuste.' });
  const { deFabrica } = ajuste;
  const { valores, ocupado, escribir, rechazar, intentar, enfocar, entrada } = formulario;
  const senialar = (errores: Record<string, string>): boolean => {
    rechazar(errores);
    const hay = Object.keys(errores).length > 0;
    if (hay) enfocar(errores);
    return hay;
  };
  const senialarLoEscrito = (): boolean =>
    senialar({ ...ajuste.validar(valores), ...faltantesDe(ajuste.campos, valores) });
  const alFallar = (causa: unknown): void => {
    const { errores = [] } = (causa instanceof ErrorDeApi && causa.problem) || {};
    const suyos = errores.flatMap(({ campo, mensaje }) => {
      const suyo = ajuste.campos.find(({ ruta }) => `${campo}.`.startsWith(`${ruta}.`));
      return suyo ? [[suyo.ruta, mensaje] as const] : [];
    });
    if (senialar(Object.fromEntries(suyos))) return;
    setFalla(explicarFalla(causa, mensajes.error_de_comunicacion));
    if (!(causa instanceof ErrorDeApi && causa.status === 412)) return;
    setFueAvisado(true);
    void alReleer();
  };
  const guardar = (): Promise<void> =>
    intentar(async () => {
      setFalla(null);
      if (senialarLoEscrito()) return false;
      try {
        const { message } = await ajuste.pedir(
          valores,
          ajuste.versionEn ? { ifMatch: etiquetaDe(ajuste.versionEn(vistos)) } : {},
        );
        // one change may touch others, and what is opened next begins with the version of each
        await alReleer();
        avisarExito(message);
        alCerrar();
        return true;
      } catch (causa) {
        alFallar(causa);
        return false;
      }
    });
  return (
    <DialogoConFormulario
      falla={falla}
      size="lg"
      titulo={ajuste.titulo}
      confirmar="Guardar"
      confirmando="Guardando…"
      peligroso={false}
      trabajando={ocupado}
      conFoco={null}
      alEnviar={() => void guardar()}
      alCancelar={alCerrar}
    >
      {ajuste.consecuencias.map((una) => (
        <Text key={una} style={{ whiteSpace: 'pre-line' }}>
          {una}
        </Text>
      ))}
      {ajuste.campos.map(({ ruta, tipo }, i) => {
        const foco = i === 0 ? { 'data-autofocus': true } : {};
        if (tipo === 'fecha') {
          const { label, id, name, description, required, error, ref } = entrada(ruta);
          const valor = valores[ruta] ?? '';
          return (
            <FechaInput
              key={ruta}
              {...{ label, id, name, description, required, error, ref }}
              value={esFecha(valor) ? valor : null}
              alCambiar={(fecha) => escribir(ruta, fecha ?? '')}
            />
          );
        }
        const opciones = ajuste.elecciones?.[ruta];
        if (opciones) {
          const { placeholder: _, maxLength: __, autoComplete: ___, onChange: ____, value, ...suyo } = entrada(ruta);
          return (
            <NativeSelect
              key={ruta}
              {...suyo}
              {...foco}
              value={value ?? ''}
              data={[...opciones]}
              onChange={({ currentTarget }) => escribir(ruta, currentTarget.value)}
            />
          );
        }
        if (ajuste.casillas?.includes(ruta)) {
          const { id, name, label, ref } = entrada(ruta);
          return (
            <Checkbox
              key={ruta}
              {...{ id, name, label, ref }}
              {...foco}
              checked={valores[ruta] === 'si'}
              onChange={({ currentTarget }) => escribir(ruta, currentTarget.checked ? 'si' : '')}
            />
          );
        }
        if (ajuste.largos?.includes(ruta))
          return <AreaDeTexto key={ruta} {...entrada(ruta)} {...foco} lineas={ajuste.lineas ?? 2} />;
        return <TextInput key={ruta} {...entrada(ruta)} {...foco} />;
      })}
      {deFabrica && Object.entries(deFabrica).some(([ruta, uno]) => valores[ruta] !== uno) && (
        <Group>
          <Button
            variant="subtle"
            onClick={() => {
              for (const [ruta, uno] of Object.entries(deFabrica)) escribir(ruta, uno);
            }}
          >
            Volver al texto con que vino el programa
          </Button>
        </Group>
      )}
      {ajuste.conMuestra && <MuestraDeColores valores={valores} />}
      {ajuste.carta !== undefined && (
        <MuestraDeCarta clave={ajuste.carta} texto={valores.texto ?? ''} estaBien={() => !senialarLoEscrito()} />
      )}
    </DialogoConFormulario>
  );
};
