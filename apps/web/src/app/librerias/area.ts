export { MantineProvider } from '@mantine/core';
export { QueryClientProvider } from '@tanstack/react-query';
