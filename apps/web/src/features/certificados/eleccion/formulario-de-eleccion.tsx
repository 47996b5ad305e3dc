import type { TipoOfrecido } from '@colega/contract/certificados';
import { texto } from '@colega/contract/mensajes';
import { type ConfiguracionDeCertificado, validarConfiguracion } from '@colega/domain/certificados';
import { GrupoDeOpciones } from '@colega/web-kit/form/campos/grupo-de-opciones.tsx';
import { guardarEnLaEntrada } from '@colega/web-kit/lib/navegacion/entrada.ts';
import { ResumenDeErrores } from '@colega/web-kit/ui/entradas/resumen-de-errores.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Button, Card, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { direccionDeFormulario } from '../../../lib/navegacion/direcciones.ts';
import { configuracionDe, type EstadoDeEntrada } from '../configuracion-elegida.ts';
import { ETIQUETA_DE_PREGUNTA, PreguntasDelTipo } from './preguntas-del-tipo.tsx';

type Props = { legajoId: number; rubro: string; tipos: readonly TipoOfrecido[] };

const nombreDe = (campo: string): string => (campo === 'tipo' ? 'Tipo' : (ETIQUETA_DE_PREGUNTA[campo] ?? campo));

/** CER-005..010. */
export const FormularioDeEleccion = ({ legajoId, rubro, tipos }: Props) => {
  const { state } = useLocation();
  const [configuracion, setConfiguracion] = useState<ConfiguracionDeCertificado>(
    () => elegidaAntes(state, tipos) ?? configuracionDe(unicoDe(tipos)),
  );
  const [intentos, setIntentos] = useState(0);
  const navegar = useNavigate();
  const { tipo } = configuracion;
  const problemas = validarConfiguracion(configuracion);
  const visibles = intentos > 0 ? problemas : [];
  const errorDe = (campo: string) => {
    const problema = visibles.find((otro) => otro.campo === campo);
    return problema && texto(problema);
  };
  const elegir = (elegida: ConfiguracionDeCertificado) => {
    setConfiguracion(elegida);
    guardarEnLaEntrada({ configuracion: elegida } satisfies EstadoDeEntrada);
  };
  const seguir = (evento: FormEvent) => {
    evento.preventDefault();
    if (tipo === null || problemas.length > 0) return setIntentos((n) => n + 1);
    void navegar(direccionDeFormulario(legajoId, tipo), { state: { configuracion } satisfies EstadoDeEntrada });
  };
  return (
    <form noValidate onSubmit={seguir}>
      <Stack gap="lg">
        <ResumenDeErrores
          errores={visibles.map((problema) => ({
            campo: problema.campo ?? '',
            mensaje: `${nombreDe(problema.campo ?? '')}: ${texto(problema)}`,
          }))}
          intento={intentos}
        />
        <Card>
          {tipos.length === 0 ? (
            <EstadoVacio
              icono="documento"
              titulo="Este legajo no lleva certificados"
              texto={`Sobre legajos del rubro «${rubro}» no se emite ninguno. Se emiten sobre los de instalaciones eléctricas y de gas.`}
            />
          ) : (
            <Stack gap="xl">
              <GrupoDeOpciones
                id="tipo"
                label="Tipo"
                opciones={tipos.map(({ type, nombre, disponible, motivo }) => ({
                  valor: type,
                  etiqueta: nombre,
                  detalle: motivo,
                  cerrada: !disponible,
                }))}
                valor={tipo}
                alElegir={(elegido) => {
                  elegir(configuracionDe(elegido));
                  setIntentos(0);
                }}
                error={errorDe('tipo')}
              />
              {tipo && <PreguntasDelTipo {...{ configuracion, errorDe }} tipo={tipo} alCambiar={elegir} />}
            </Stack>
          )}
        </Card>
        <Group justify="flex-end">
          <Button type="submit" size="md" miw={{ base: '100%', xs: 160 }} disabled={tipos.length === 0}>
            Siguiente
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

const unicoDe = (tipos: readonly TipoOfrecido[]) => (tipos.length === 1 && tipos[0]?.disponible ? tipos[0].type : null);

/** The choice made before Back or a reload counts while it is still offered. */
const elegidaAntes = (estado: unknown, tipos: readonly TipoOfrecido[]): ConfiguracionDeCertificado | null => {
  const configuracion = (estado as Partial<EstadoDeEntrada> | null)?.configuracion;
  return configuracion && tipos.some(({ type, disponible }) => disponible && type === configuracion.tipo)
    ? configuracion
    : null;
};
