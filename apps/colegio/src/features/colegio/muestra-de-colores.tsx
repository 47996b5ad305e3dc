import { FONDOS, type TemaDelColegio } from '@colega/domain/colegio';
import { Group, Text } from '@mantine/core';
import { leerColor, problemasDeColores } from './ajustes-posibles.ts';
import estilos from './muestra.module.css';

const TEMAS = [
  { tema: 'claro', campo: 'color', nombre: 'Tema claro' },
  { tema: 'oscuro', campo: 'color_oscuro', nombre: 'Tema oscuro' },
] as const satisfies readonly { tema: TemaDelColegio; campo: string; nombre: string }[];

/** What has the colour on each theme's page (S-761); of one that is not read it says so instead. */
export const MuestraDeColores = ({ valores }: { valores: Readonly<Record<string, string>> }) => {
  const problemas = problemasDeColores(valores);
  return (
    <Group gap="md" align="stretch">
      {TEMAS.map(({ tema, campo, nombre }) => {
        const color = leerColor(valores[campo]);
        const seVe = color !== null && problemas[campo] === undefined;
        return (
          <section key={tema} aria-label={`Cómo queda: ${nombre.toLowerCase()}`}>
            <Text size="sm">{nombre}</Text>
            {seVe ? (
              <div className={estilos.caja} style={{ background: FONDOS[tema] }}>
                <span style={{ color }}>Un enlace</span>
                {tema === 'claro' ? (
                  <span className={estilos.banda} style={{ background: color, color: '#ffffff' }}>
                    Un botón
                  </span>
                ) : (
                  <span className={estilos.elegido} style={{ color, boxShadow: `inset 4px 0 0 ${color}` }}>
                    Lo elegido
                  </span>
                )}
              </div>
            ) : (
              <Text size="sm">{color === null ? 'El del programa.' : 'No se puede mostrar: no se lee.'}</Text>
            )}
          </section>
        );
      })}
    </Group>
  );
};
